import type { ExportPage } from './export.types'

/** One answer of a paged list. */
export interface PagedAnswer<Row> {
  rows: readonly Row[]
  total: number
}

/** Our servers give at most so many rows at once (trust B4). */
const LARGEST_PAGE = 100

/**
 * A paged call as a source for an export: `pages={(signal) => pagesOf((page, limit) => client.list({ page, limit }, signal))}`.
 * Ends with the total that the list names, or at a page without rows when the list has shrunk meanwhile.
 */
export async function* pagesOf<Row>(ask: (page: number, limit: number) => Promise<PagedAnswer<Row>>, limit = LARGEST_PAGE): AsyncGenerator<ExportPage<Row>, void> {
  let fetched = 0
  for (let page = 1; ; page += 1) {
    const { rows, total } = await ask(page, limit)
    fetched += rows.length
    yield { rows, total }
    if (rows.length === 0 || fetched >= total) return
  }
}
