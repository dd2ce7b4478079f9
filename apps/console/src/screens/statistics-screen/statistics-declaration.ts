import type { ApiClient } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'
import { offered } from '../../lib/offered'
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
  /** how the value is written: a count by default, a share of 1 as percent, seconds as a span of time, or with two decimals */
  format?: FigureFormat
  tone?: Tone
  /** whether more is better; it decides the tone of a change */
  better?: 'more' | 'less'
  /** the value to compare with, named `words.choices.<name>.guide`; null while unknown */
  guide?: (data: Data) => number | null
}

export type FigureFormat = 'count' | 'percent' | 'seconds' | 'decimal'

/** What a chart draws; `id` of a series is named by `words.choices.<chart>.<id>`. */
export interface ChartData {
  categories: readonly string[]
  series: readonly { id: string; values: readonly (number | null)[]; tone?: Tone }[]
  /** of a ranking: a second line below each name */
  details?: readonly (string | null)[]
  /** a value to compare with, named `words.choices.<chart>.guide` */
  guide?: number | null
  /** how many rows of the response could not be read and are not drawn: the chart says so (domain 25) */
  unread?: number
  /** of a ranking: how many further members have a value and are not listed; the chart says so */
  unlisted?: number
}

/** A chart, named `words.sections.<name>`, with the unit `words.units.<name>`; each has its table and its file. */
export interface StatisticsChart<Data> {
  name: string
  kind: 'bars' | 'stacked' | 'trend' | 'shares' | 'ranking'
  data: (data: Data) => ChartData
}

/** One call and what is drawn of its response: it loads and fails by itself. Nothing is aggregated here that the server can aggregate. */
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
  /** the filters that the end of the address gives: `statisticAnly/7`; null for an address without */
  scopeOf?: (id: string | null) => Partial<Query>
  groups: readonly AnyGroup<Query>[]
}

/** The platform does not have the call of the group: neither empty nor failed (ADR 3). */
export const NOT_OFFERED = 'notOffered'

export type GroupResponse = DrawnGroup | typeof NOT_OFFERED

/** A group with the type of its data hidden. */
export interface AnyGroup<Query> {
  load: (client: ApiClient, query: Query, signal: AbortSignal) => Promise<GroupResponse>
  figures: readonly NamedFigure[]
  charts: readonly Omit<StatisticsChart<never>, 'data'>[]
  compared: boolean
}

/** A figure without its data. */
export type NamedFigure = Omit<Figure<never>, 'value' | 'guide'>

/** What is drawn of one response: the values of the figures and the data of the charts, in their order. */
export interface DrawnGroup {
  values: readonly (number | null)[]
  /** the guide values of the figures; missing when none has one */
  guides?: readonly (number | null)[]
  charts: readonly ChartData[]
}

export function group<Query, Data>({ load, figures = [], charts = [], compared = false }: StatisticsGroup<Query, Data>): AnyGroup<Query> {
  return {
    load: async (client, query, signal) => {
      const data = await offered(load(client, query, signal))
      if (data === null) return NOT_OFFERED
      return {
        values: figures.map(({ value }) => value(data)),
        guides: figures.map(({ guide }) => guide?.(data) ?? null),
        charts: charts.map((chart) => chart.data(data)),
      }
    },
    figures,
    charts,
    compared,
  }
}
