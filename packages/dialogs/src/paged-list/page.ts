import type { Instant } from '@smart-fire/api-client'

/** One page of a list as a call gives it; `Rows` of the api-client is one. */
export interface PageOf<Row> {
  rows: Row[]
  /** rows of all pages */
  total: number
  /** rows of this page that could not be read; default 0 */
  dropped?: number
}

/** A page and when it was loaded. */
export interface PageResponse<Row> extends PageOf<Row> {
  loadedAt: Instant
}

/** The page that is shown, in the context of a machine. */
export interface PageContext<Row> {
  /** from 1 */
  page: number
  /** rows a page */
  limit: number
  rows: Row[]
  total: number
  /** rows of this page that could not be read */
  dropped: number
  /** null before the first response */
  loadedAt: Instant | null
}

export const NO_ROWS = { rows: [], total: 0, dropped: 0, loadedAt: null }

export type PageEvent = { type: 'page.change'; page: number } | { type: 'size.change'; limit: number }

/**
 * What the response puts into the context. When a page is without rows but the total includes rows of it, these count as
 * dropped: it must not look like an empty list (domain 25).
 */
export function receivedPage<Row>({ page, limit }: Pick<PageContext<Row>, 'page' | 'limit'>, response: PageResponse<Row>) {
  const { rows, total, dropped = 0, loadedAt } = response
  const promised = Math.min(limit, Math.max(0, total - (page - 1) * limit))
  return { rows, total, loadedAt, dropped: rows.length === 0 ? Math.max(dropped, promised) : dropped }
}

/** Confirmed empty: the list has no rows. */
export function isNothing({ rows, total, dropped = 0 }: PageOf<unknown>): boolean {
  return rows.length === 0 && total === 0 && dropped === 0
}

/** The requested page is behind the last one, e.g. because its last row was handled. */
export function isPastTheEnd({ page, limit }: Pick<PageContext<unknown>, 'page' | 'limit'>, response: PageOf<unknown>): boolean {
  const { rows, total, dropped = 0 } = response
  return rows.length === 0 && dropped === 0 && total > 0 && page > lastPage(total, limit)
}

/** What is shown until the last page is loaded: no rows, because those of a page that is gone must not stand under its number. */
export function leftForLastPage({ limit }: Pick<PageContext<unknown>, 'limit'>, { total }: PageOf<unknown>) {
  return { page: lastPage(total, limit), total, rows: [], dropped: 0 }
}

/** The last page that has rows; page 1 when there are none. */
export function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}
