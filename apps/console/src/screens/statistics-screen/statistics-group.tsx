import { Box, Flex, Heading, SimpleGrid } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { lazy, Suspense } from 'react'
import { LoadingState } from '@smart-fire/ui'
import { LoadedArea } from '../loaded/loaded-area'
import { useLoaded } from '../loaded/use-loaded'
import { fieldName, type ScreenWords } from '../screen-words'
import { FigureTile } from './figure-tile'
import { periodBefore } from './period-before'
import type { AnyGroup, DrawnGroup, PeriodFilter } from './statistics-declaration'
import * as catalogue from './statistics-screen.messages'

/** Loaded lazily: no other screen needs charts. */
const StatisticsChart = lazy(() => import('./statistics-chart'))

interface StatisticsGroupProps<Query extends PeriodFilter> {
  group: AnyGroup<Query>
  words: ScreenWords
  query: Query
  load: (query: Query, signal: AbortSignal) => Promise<DrawnGroup>
}

/** The figures and charts of one call, with its states; the comparison is a call of its own, which may fail alone. */
export function StatisticsGroup<Query extends PeriodFilter>({ group, words, query, load }: StatisticsGroupProps<Query>) {
  const messages = useMessages(catalogue)
  const now = useLoaded({ load, query })
  const before = useLoaded({ load, query: group.compared ? { ...query, period: periodBefore(query.period) } : null })
  return (
    <Box as="section" data-state={now.state}>
      <LoadedArea loaded={now} name={words.title} emptyText={messages.nothing}>
        {({ values, charts }) => (
          <Flex direction="column" gap="4">
            {group.figures.length === 0 ? null : (
              <SimpleGrid minChildWidth="160px" gap="3">
                {group.figures.map((figure, at) => (
                  <FigureTile
                    key={figure.name} figure={figure} label={fieldName(words, figure.name)} unit={words.units?.[figure.name]} value={values[at] ?? null}
                    before={group.compared ? (before.value?.values[at] ?? null) : undefined}
                  />
                ))}
              </SimpleGrid>
            )}
            <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
              {group.charts.map((chart, at) => (
                <Box key={chart.name} as="section" aria-label={words.sections?.[chart.name] ?? chart.name} p="4" bg="bg.surface" borderWidth="1px" borderColor="border.default" borderRadius="lg" minWidth="0">
                  <Heading as="h2" size="sm" mb="3">{words.sections?.[chart.name] ?? chart.name}</Heading>
                  <Suspense fallback={<LoadingState compact />}>
                    <StatisticsChart chart={chart} data={charts[at] ?? { categories: [], series: [] }} words={words} />
                  </Suspense>
                </Box>
              ))}
            </SimpleGrid>
          </Flex>
        )}
      </LoadedArea>
    </Box>
  )
}
