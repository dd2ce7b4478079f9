import type { Instant } from '@smart-fire/api-client'

/** One page of a table, as it was at `loadedAt`. */
export interface PagedList<Row> {
  page: number
  limit: number
  rows: Row[]
  total: number
  loadedAt: Instant | null
}

export interface PageAnswer<Row> {
  rows: Row[]
  total: number
  loadedAt: Instant
}

export type PageEvent = { type: 'page.change'; page: number } | { type: 'size.change'; limit: number }

/** Another page, or pages of another size: rows of the page before go at once. */
export const PAGE_EVENTS = {
  'page.change': { target: '.loading', actions: { type: 'changeList', params: otherPage } },
  'size.change': { target: '.loading', actions: { type: 'changeList', params: otherSize } },
} as const

function otherPage({ event }: { event: { page: number } }) {
  return { page: event.page, rows: [] }
}

function otherSize({ event }: { event: { limit: number } }) {
  return { limit: event.limit, page: 1, rows: [] }
}

/** The last page that has rows; page 1 when there are none. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

/** The page that was asked for is gone, others are not: its last row was handled. */
export function isPastTheEnd({ page, limit }: Pick<PagedList<unknown>, 'page' | 'limit'>, answer: PageAnswer<unknown>): boolean {
  return answer.rows.length === 0 && answer.total > 0 && page > lastPage(answer.total, limit)
}
