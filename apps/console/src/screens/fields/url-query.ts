import type { SortQuery } from '@smart-fire/api-client'
import type { FilterField, FilterFields } from './filters'

export type Sort = NonNullable<SortQuery['sort']>

/** The part of the URL that describes a list: filters, order, page and size. */
export interface UrlQuery<Filters> {
  filters: Partial<Filters>
  sort: Sort | null
  page: number
  size: number
}

const PAGE = 'page'
const SIZE = 'size'
const SORT = 'sort'

export interface QueryRules<Filters> {
  filters: FilterFields<Filters>
  /** the fields by which the server can order */
  sortable: readonly string[]
  sizes: readonly number[]
  usualSize: number
}

/** Reads the URL. An invalid part is ignored: a link may be old, cut off or typed. */
export function readUrlQuery<Filters>(params: URLSearchParams, rules: QueryRules<Filters>): UrlQuery<Filters> {
  const size = Number(params.get(SIZE))
  return {
    filters: readFilters(params, rules.filters),
    sort: readSort(params.get(SORT), rules.sortable),
    page: wholeFrom1(params.get(PAGE)),
    size: rules.sizes.includes(size) ? size : rules.usualSize,
  }
}

/** The URL parameters of a query. Default values are left out; other parameters stay. */
export function writeUrlQuery<Filters>(
  before: URLSearchParams, { filters, sort, page, size }: UrlQuery<Filters>, rules: QueryRules<Filters>,
): URLSearchParams {
  const params = new URLSearchParams(before)
  const set = (name: string, value: string) => (value === '' ? params.delete(name) : params.set(name, value))
  for (const [name, field] of entriesOf(rules.filters)) set(name, written(field, filters[name as keyof Filters]))
  set(SORT, sort === null ? '' : `${sort.direction === 'descending' ? '-' : ''}${sort.field}`)
  set(PAGE, page === 1 ? '' : String(page))
  set(SIZE, size === rules.usualSize ? '' : String(size))
  return params
}

export function entriesOf<Filters>(filters: FilterFields<Filters>): [string, FilterField<unknown>][] {
  return Object.entries<unknown>(filters).flatMap(([name, field]) => (isField(field) ? [[name, field]] : []))
}

function isField(value: unknown): value is FilterField<unknown> {
  return typeof value === 'object' && value !== null && 'parse' in value
}

function readFilters<Filters>(params: URLSearchParams, fields: FilterFields<Filters>): Partial<Filters> {
  const read = entriesOf(fields).map(([name, field]) => [name, field.parse(params.get(name) ?? '')] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Partial<Filters>
}

function written(field: FilterField<unknown>, value: unknown): string {
  return value === undefined || value === null ? '' : field.write(value)
}

function readSort(text: string | null, sortable: readonly string[]): Sort | null {
  const field = text?.replace(/^-/, '') ?? ''
  return sortable.includes(field) ? { field, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : null
}

function wholeFrom1(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page >= 1 ? page : 1
}
