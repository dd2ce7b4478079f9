import type { ApiClient } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'
import type { ScreenKey } from '../../lib/screen-key'
import type { DayRange, FilterFields } from '../fields/filters'
import type { ScreenCatalogue } from '../screen-words'

/** The filter of every statistics screen: a period of days. Compared figures are requested for the period before it, too. */
export interface PeriodFilter {
  period: DayRange
}

/** One number, named `words.fields.<name>`, with the unit `words.units.<name>`. Null: unknown, which is not 0. */
export interface Figure<Data> {
  name: string
  value: (data: Data) => number | null
  tone?: Tone
  /** whether more is better; it decides the tone of a change */
  better?: 'more' | 'less'
}

/** What a chart draws; `id` of a series is named by `words.choices.<chart>.<id>`. */
export interface ChartData {
  categories: readonly string[]
  series: readonly { id: string; values: readonly (number | null)[]; tone?: Tone }[]
}

/** A chart, named `words.sections.<name>`, with the unit `words.units.<name>`; each has its table and its file. */
export interface StatisticsChart<Data> {
  name: string
  kind: 'bars' | 'stacked' | 'trend' | 'shares'
  data: (data: Data) => ChartData
}

/** One call and what is drawn of its response. Nothing is aggregated here that the server can aggregate. */
export interface StatisticsGroup<Query, Data> {
  load: (client: ApiClient, query: Query, signal: AbortSignal) => Promise<Data>
  figures?: readonly Figure<Data>[]
  charts?: readonly StatisticsChart<Data>[]
  /** the figures are compared with those of the period before, of the same length */
  compared?: boolean
}

/** Figures and charts of a period of days. */
export interface StatisticsDeclaration<Query extends PeriodFilter> {
  key: ScreenKey
  words: ScreenCatalogue
  filters: FilterFields<Query>
  /** the span and filters when the address names none; `today` is the day in UTC+8 */
  usual: (today: string) => Query
  groups: readonly AnyGroup<Query>[]
}

/** A group with the type of its data hidden. */
export interface AnyGroup<Query> {
  load: (client: ApiClient, query: Query, signal: AbortSignal) => Promise<DrawnGroup>
  figures: readonly Omit<Figure<never>, 'value'>[]
  charts: readonly Omit<StatisticsChart<never>, 'data'>[]
  compared: boolean
}

/** What is drawn of one response: the values of the figures and the data of the charts, in their order. */
export interface DrawnGroup {
  values: readonly (number | null)[]
  charts: readonly ChartData[]
}

export function group<Query, Data>({ load, figures = [], charts = [], compared = false }: StatisticsGroup<Query, Data>): AnyGroup<Query> {
  return {
    load: async (client, query, signal) => {
      const data = await load(client, query, signal)
      return { values: figures.map(({ value }) => value(data)), charts: charts.map((chart) => chart.data(data)) }
    },
    figures,
    charts,
    compared,
  }
}
