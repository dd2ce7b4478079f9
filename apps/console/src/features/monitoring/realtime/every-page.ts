import type { ReadRows, Rows } from '@smart-fire/api-client'

/** The largest page of the platform server. */
const PAGE_ROWS = 100

/** Loads every page of a list; the pages after the first one side by side. */
export async function everyPage<Row>(load: (page: { page: number; limit: number }) => Promise<Rows<Row>>): Promise<ReadRows<Row>> {
  const first = await load({ page: 1, limit: PAGE_ROWS })
  const count = Math.ceil(first.total / PAGE_ROWS)
  const others = await Promise.all(Array.from({ length: Math.max(0, count - 1) }, (_, at) => load({ page: at + 2, limit: PAGE_ROWS })))
  const pages = [first, ...others]
  return { rows: pages.flatMap(({ rows }) => rows), dropped: pages.reduce((sum, { dropped }) => sum + dropped, 0) }
}
