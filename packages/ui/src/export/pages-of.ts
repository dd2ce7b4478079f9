import type { ExportPage } from './export.types'

/** One response of a paged list. */
export interface PagedAnswer<Row> {
  rows: readonly Row[]
  total: number
  /** How many rows of the page could not be read; they count towards the total. */
  dropped?: number | undefined
}

/** Our servers give at most so many rows at once (trust B4). */
const LARGEST_PAGE = 100

/**
 * A paged call as a source for an export: `pages={(signal) => pagesOf((page, limit) => client.list({ page, limit }, signal))}`.
 * Ends with the total that the list names, or at a page without rows when the list has shrunk meanwhile. A page of which no
 * row could be read is no end.
 */
export async function* pagesOf<Row>(ask: (page: number, limit: number) => Promise<PagedAnswer<Row>>, limit = LARGEST_PAGE): AsyncGenerator<ExportPage<Row>, void> {
  let fetched = 0
  for (let page = 1; ; page += 1) {
    const { rows, total, dropped = 0 } = await ask(page, limit)
    const count = rows.length + dropped
    fetched += count
    yield { rows, total, dropped }
    if (count === 0 || fetched >= total) return
  }
}
