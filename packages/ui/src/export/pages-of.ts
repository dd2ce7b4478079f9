import type { ExportPage } from './export.types'

/** One response of a paged list. */
export interface PagedResponse<Row> {
  rows: readonly Row[]
  total: number
  /** How many rows of the page could not be read; they count towards the total. */
  dropped?: number | undefined
}

/** The largest page that our servers allow (trust B4). */
const LARGEST_PAGE = 100

/**
 * A paged call as a source for an export: `pages={(signal) => pagesOf((page, limit) => client.list({ page, limit }, signal))}`.
 * Ends when the total is reached, or at an empty page when the list has become shorter meanwhile; rows that the total of an empty page
 * still promises are missing and count as unreadable. A page with unreadable rows only does not count as empty.
 * When the list has become shorter between two pages, rows may have moved to pages that were read before: these are read again.
 */
export async function* pagesOf<Row>(load: (page: number, limit: number) => Promise<PagedResponse<Row>>, limit = LARGEST_PAGE): AsyncGenerator<ExportPage<Row>, void> {
  let fetched = 0
  let before = 0
  for (let page = 1; ; page += 1) {
    const { rows, total, dropped = 0 } = await load(page, limit)
    const count = rows.length + dropped
    fetched += count
    for (let back = Math.min(page - 1, Math.ceil((before - total) / limit)); back > 0; back -= 1) {
      yield { rows: (await load(page - back, limit)).rows, total, again: true }
    }
    before = total
    yield { rows, total, dropped: count === 0 ? Math.max(0, total - fetched) : dropped }
    if (count === 0 || fetched >= total) return
  }
}
