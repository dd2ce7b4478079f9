import type { ReadRows, Rows } from '@smart-fire/api-client'

/** The largest page of the platform server. */
const PAGE_ROWS = 100
/** A total beyond this is no list of places; what it promises is counted as unread. */
const MOST_PAGES = 1000

/**
 * Loads every page of a list; the pages after the first one side by side. A row that moved to another page meanwhile comes once, and rows of the
 * total that did not come are counted as unread: they must not look as if there were none.
 */
export async function everyPage<Row>(load: (page: { page: number; limit: number }) => Promise<Rows<Row>>, keyOf: (row: Row) => unknown = (row) => row): Promise<ReadRows<Row>> {
  const first = await load({ page: 1, limit: PAGE_ROWS })
  const onFirst = first.rows.length + first.dropped
  // a full page tells how many rows the server gives on one, which may be fewer than asked for
  const count = onFirst === 0 ? 1 : Math.min(MOST_PAGES, Math.ceil(first.total / onFirst))
  const others = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, (_, at) => load({ page: at + 2, limit: PAGE_ROWS })))
  const pages = [first, ...others]
  const rows = [...new Map(pages.flatMap((page) => page.rows.map((row) => [keyOf(row), row] as const))).values()]
  return { rows, dropped: Math.max(first.total - rows.length, pages.reduce((sum, { dropped }) => sum + dropped, 0)) }
}
