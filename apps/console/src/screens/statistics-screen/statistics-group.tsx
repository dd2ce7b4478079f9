import { Box, Grid } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { LoadedArea } from '../loaded/loaded-area'
import { useLoaded } from '../loaded/use-loaded'
import { choiceName, fieldName, type ScreenWords } from '../screen-words'
import { ChartCard } from './chart-card'
import { evenRows, TILE_GAP } from './even-rows'
import { FigureTile } from './figure-tile'
import { NotOffered } from './not-offered'
import { periodBefore } from './period-before'
import { NOT_OFFERED, type AnyGroup, type GroupResponse, type PeriodFilter } from './statistics-declaration'
import * as catalogue from './statistics-screen.messages'

interface StatisticsGroupProps<Query extends PeriodFilter> {
  group: AnyGroup<Query>
  /** which of its charts take the whole row */
  filled: readonly boolean[]
  words: ScreenWords
  query: Query
  load: (query: Query, signal: AbortSignal) => Promise<GroupResponse>
}

/** The figures, in a row of the whole width, and the charts of one call; the comparison is a call of its own, which may fail alone. */
export function StatisticsGroup<Query extends PeriodFilter>({ group, filled, words, query, load }: StatisticsGroupProps<Query>) {
  const messages = useMessages(catalogue)
  const now = useLoaded({ load, query })
  const before = useLoaded({ load, query: group.compared ? { ...query, period: periodBefore(query.period) } : null })
  const earlier = before.value === NOT_OFFERED ? null : before.value
  const guideOf = (name: string, value: number | null | undefined) => (value == null ? null : { value, name: choiceName(words, name, 'guide') })
  return (
    <>
      {group.figures.length === 0 ? null : (
        <Box as="section" gridColumn="1 / -1" containerType="inline-size" data-state={now.value === NOT_OFFERED ? NOT_OFFERED : now.state}>
          <LoadedArea loaded={now} name={words.title} emptyText={messages.nothing}>
            {(drawn) => (drawn === NOT_OFFERED ? <NotOffered>{messages.figuresNotOffered(group.figures.map(({ name }) => fieldName(words, name)))}</NotOffered> : (
              <Grid gap={`${TILE_GAP}px`} css={evenRows(group.figures.length)}>
                {group.figures.map((figure, at) => (
                  <FigureTile
                    key={figure.name} figure={figure} label={fieldName(words, figure.name)} unit={words.units?.[figure.name]} value={drawn.values[at] ?? null}
                    before={group.compared ? (earlier?.values[at] ?? null) : undefined} guide={guideOf(figure.name, drawn.guides?.[at])}
                  />
                ))}
              </Grid>
            ))}
          </LoadedArea>
        </Box>
      )}
      {group.charts.map((chart, at) => <ChartCard key={chart.name} chart={chart} at={at} isFilled={filled[at] === true} loaded={now} words={words} />)}
    </>
  )
}
