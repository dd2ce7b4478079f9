import { ApiError, type PageQuery, type SortQuery } from '@smart-fire/api-client'
import type { ListCalls } from '../screens/list-screen/list-declaration'
import type { ListedRow } from '../screens/list-screen/list-screen.types'

interface MemoryOptions<Row, Input> {
  /** how many rows of the list are reported as unreadable */
  dropped?: number
  /** converts the input of a form to a row */
  toRow?: (input: Input, id: string) => Row
}

/** A list in memory with the calls of `crud()`, for stories and tests of declared screens without a network. */
export function memoryCalls<Row extends ListedRow, Filters, Input>(
  start: readonly Row[], { dropped = 0, toRow }: MemoryOptions<Row, Input> = {},
): ListCalls<Row, Filters, Input> {
  let rows = [...start]
  const find = (id: string): Row => {
    const row = rows.find((each) => each.id === id)
    if (row === undefined) throw new ApiError('notFound')
    return row
  }
  return {
    list: async (query) => {
      const found = rows.filter((row) => matches(row, query))
      return { rows: pageOf(sorted(found, query.sort), query), total: found.length + dropped, dropped }
    },
    get: async (id) => find(id),
    ...(toRow ? {
      add: async (input) => void rows.push(toRow(input, String(rows.length + 1))),
      update: async (id, input) => {
        const changed = toRow(input, find(id).id)
        rows = rows.map((row) => (row.id === id ? changed : row))
      },
      importRows: async (inputs, { dryRun }) => {
        if (!dryRun) rows = [...rows, ...inputs.map((input, at) => toRow(input, String(rows.length + at + 1)))]
        return { accepted: inputs.length, errors: [] }
      },
    } : {}),
    remove: async (ids) => {
      rows = rows.filter(({ id }) => !ids.includes(id))
    },
    usedBy: async () => [],
  }
}

/** Calls that never settle (`hang`) or always fail. */
export function callsThat<Row, Filters, Input>(outcome: 'hang' | 'fail'): ListCalls<Row, Filters, Input> {
  const call = () => (outcome === 'hang' ? new Promise<never>(() => undefined) : Promise.reject(new ApiError('network')))
  return { list: call, get: call, add: call, update: call, remove: call, usedBy: call, importRows: call }
}

/** The value with which the client asks for rows of every state. */
const EVERY = 'all'

/** Whether the fields of a row contain the values of the filters with the same names. Other filters are ignored. */
function matches(row: object, query: object): boolean {
  const values = new Map(Object.entries(row))
  return Object.entries(query).every(
    ([name, wanted]) => wanted === undefined || wanted === EVERY || !values.has(name) || String(values.get(name) ?? '').includes(String(wanted)),
  )
}

function sorted<Row>(rows: readonly Row[], sort: SortQuery['sort']): readonly Row[] {
  if (!sort) return rows
  const valueOf = (row: Row) => {
    const value = (row as Record<string, unknown>)[sort.field]
    return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  }
  const upwards = [...rows].sort((one, other) => valueOf(one).localeCompare(valueOf(other), 'zh-CN', { numeric: true }))
  return sort.direction === 'ascending' ? upwards : upwards.reverse()
}

function pageOf<Row>(rows: readonly Row[], { page, limit }: PageQuery): Row[] {
  return rows.slice((page - 1) * limit, page * limit)
}
