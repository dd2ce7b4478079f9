import type { DataState } from '@smart-fire/ui'

/** What a table shows of a list: rows that are gone but not certain to be gone are empty with a remark (`isStaleEmpty`). */
export function tableState(place: DataState, rows: readonly unknown[]): DataState {
  return rows.length === 0 && place !== 'loading' && place !== 'failed' ? 'empty' : place
}

/** An empty list that may be out of date: the table itself shows no rows to mark. */
export function isStaleEmpty(place: DataState, rows: readonly unknown[]): boolean {
  return rows.length === 0 && place === 'stale'
}
