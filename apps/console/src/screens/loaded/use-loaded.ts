import { usePagedList, type PagedListOptions } from '@smart-fire/dialogs/paged-list'
import type { DataState } from '@smart-fire/ui'

interface LoadedOptions<Value, Query extends object> {
  load: (query: Query, signal: AbortSignal) => Promise<Value>
  /** everything that decides what is loaded, as plain data; null while an input is not known */
  query: Query | null
  /** true for a response without content; never by default */
  isEmpty?: (value: Value) => boolean
  live?: PagedListOptions<Value, { of: Query }>['live']
}

export interface Loaded<Value> {
  state: DataState
  /** null while there is nothing to show */
  value: Value | null
  loadedAt: number | null
  refresh: () => void
}

/** The response of one call, with the states of a list: it is a list of one row, or of none when it is empty. */
export function useLoaded<Value, Query extends object>({ load, query, isEmpty = () => false, live }: LoadedOptions<Value, Query>): Loaded<Value> {
  const { state, rows, loadedAt, refresh } = usePagedList<Value, { of: Query }>({
    // the page and limit of the list are not part of the query: a call that takes a limit of its own would give one row only
    load: async ({ of }, signal) => {
      const value = await load(of, signal)
      return isEmpty(value) ? { rows: [], total: 0 } : { rows: [value], total: 1 }
    },
    query: query === null ? null : { of: query },
    limit: 1,
    live,
  })
  return { state, value: rows[0] ?? null, loadedAt, refresh }
}
