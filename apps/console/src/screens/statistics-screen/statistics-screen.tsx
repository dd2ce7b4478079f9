import { Flex, Heading, SimpleGrid } from '@chakra-ui/react'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { useCallback, useMemo } from 'react'
import { useParams, useSearchParams } from 'react-router'
import type { DeclaredScreen, NeededWords } from '../declared-screen'
import { readUrlQuery, writeUrlQuery } from '../fields/url-query'
import { FilterArea } from '../filter-area/filter-area'
import { filledRows } from './filled-rows'
import { todayOfPlatform } from './today'
import type { GroupResponse, PeriodFilter, StatisticsDeclaration } from './statistics-declaration'
import { StatisticsGroup } from './statistics-group'

/** Replaces the server in stories and tests: the response of a group, by its place in the declaration. */
export type StatisticsCalls<Query> = (group: number, query: Query) => Promise<GroupResponse>

/** Makes a screen of a declaration: filters, figures, charts with their tables and files (pages.md 3). */
export function statisticsScreen<Query extends PeriodFilter>(declaration: StatisticsDeclaration<Query>): DeclaredScreen {
  const { key, words } = declaration
  return { kind: 'statistics', key, words, elements: [], needs: neededWords(declaration), Screen: ({ calls }) => <StatisticsScreen declaration={declaration} calls={calls as StatisticsCalls<Query> | undefined} /> }
}

function StatisticsScreen<Query extends PeriodFilter>({ declaration, calls }: { declaration: StatisticsDeclaration<Query>; calls: StatisticsCalls<Query> | undefined }) {
  const words = useMessages(declaration.words)
  const client = useClient()
  const { query, change } = useStatisticsQuery(declaration)
  const filled = useMemo(() => filledRows(declaration.groups), [declaration])
  return (
    <Flex direction="column" gap="4" height="full" minHeight="0" overflowY="auto" p="5">
      <Heading as="h1" size="lg">{words.title}</Heading>
      {/* the values that count, also when the address names none */}
      <FilterArea fields={declaration.filters} words={words} values={query} onChange={change} />
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="4">
        {declaration.groups.map((group, at) => (
          <StatisticsGroup
            key={at} group={group} filled={filled[at] ?? []} words={words} query={query}
            load={(request, signal) => (calls ? calls(at, request) : group.load(client, request, signal))}
          />
        ))}
      </SimpleGrid>
    </Flex>
  )
}

/** The filters of the address, with the usual values for the rest and the scope, which the user cannot remove. */
function useStatisticsQuery<Query extends PeriodFilter>({ filters, usual, scopeOf }: StatisticsDeclaration<Query>) {
  const { id = null } = useParams()
  const [params, setParams] = useSearchParams()
  const rules = useMemo(() => ({ filters, sortable: [], sizes: [], usualSize: 0 }), [filters])
  const { filters: given } = useMemo(() => readUrlQuery<Query>(params, rules), [params, rules])
  const today = todayOfPlatform()
  const query = useMemo<Query>(() => ({ ...usual(today), ...given, ...scopeOf?.(id) }), [usual, today, given, scopeOf, id])
  const change = useCallback(
    (values: Partial<Query>, how: 'push' | 'replace') =>
      setParams((before) => writeUrlQuery(before, { filters: values, sort: null, page: 1, size: 0 }, rules), { replace: how === 'replace' }),
    [setParams, rules],
  )
  return { query, change }
}

function neededWords<Query extends PeriodFilter>({ filters, groups }: StatisticsDeclaration<Query>): NeededWords {
  return {
    fields: [...Object.keys(filters), ...groups.flatMap(({ figures }) => figures.map(({ name }) => name))],
    sections: groups.flatMap(({ charts }) => charts.map(({ name }) => name)),
  }
}
