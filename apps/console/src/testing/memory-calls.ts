import { ApiError, type PageQuery, type SortQuery } from '@smart-fire/api-client'
import type { ListCalls } from '../screens/list-screen/list-declaration'
import type { ListedRow } from '../screens/list-screen/list-screen.types'

interface MemoryOptions<Row, Input> {
  /** rows of a page that count as unreadable */
  dropped?: number
  /** makes a row of what a form sends */
  toRow?: (input: Input, id: string) => Row
}

/** A list in memory that answers like `crud()`: for stories and tests of declared screens, which need no network. */
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
    list: async (query) => ({ rows: pageOf(sorted(rows, query.sort), query), total: rows.length + dropped, dropped }),
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

/** A list that never answers, or whose every call fails. */
export function callsThat<Row, Filters, Input>(outcome: 'hang' | 'fail'): ListCalls<Row, Filters, Input> {
  const call = () => (outcome === 'hang' ? new Promise<never>(() => undefined) : Promise.reject(new ApiError('network')))
  return { list: call, get: call, add: call, update: call, remove: call, usedBy: call, importRows: call }
}

function sorted<Row>(rows: readonly Row[], sort: SortQuery['sort']): readonly Row[] {
  if (!sort) return rows
  const valueOf = (row: Row) => String((row as Record<string, unknown>)[sort.field] ?? '')
  const upwards = [...rows].sort((one, other) => valueOf(one).localeCompare(valueOf(other), 'zh-CN', { numeric: true }))
  return sort.direction === 'ascending' ? upwards : upwards.reverse()
}

function pageOf<Row>(rows: readonly Row[], { page, limit }: PageQuery): Row[] {
  return rows.slice((page - 1) * limit, page * limit)
}
