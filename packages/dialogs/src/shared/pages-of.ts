import type { Rows } from '@smart-fire/api-client'

/** After this many pages in a row without a new row the server is giving the same page again, whatever its total is. */
export const REPEATED_PAGES = 10

/**
 * The pages of a list, one after the other, until every row that the total promises was received. Counts the rows received, not those
 * requested: a server may give fewer per page. Unreadable rows count too: behind a page of them may be readable ones. A row that an earlier
 * page had is left out.
 */
export async function* pagesOf<Row extends { id: string }>(load: (page: number) => Promise<Rows<Row>>): AsyncGenerator<Rows<Row> & { rowsBefore: number }> {
  const seen = new Set<string>()
  let [received, repeated] = [0, 0]
  for (let page = 1; ; page += 1) {
    const response = await load(page)
    const fresh = response.rows.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    yield { ...response, rows: fresh, rowsBefore: received }
    const rows = response.rows.length + response.dropped
    received += rows
    repeated = fresh.length === 0 ? repeated + 1 : 0
    if (rows === 0 || received >= response.total || repeated >= REPEATED_PAGES) return
  }
}
