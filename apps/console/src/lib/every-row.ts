/** The largest page that servers give. */
const PAGE = 100

/**
 * Every row of a list, page after page: for choices and pictures that need all of them. A server may give fewer rows per page than asked for.
 * Unreadable rows count towards the total: behind a page of them may be readable ones, and behind the last one nothing is asked for.
 */
export async function everyRow<Row>(list: (page: { page: number; limit: number }) => Promise<{ rows: readonly Row[]; total: number; dropped?: number | undefined }>): Promise<Row[]> {
  const all: Row[] = []
  let received = 0
  for (let page = 1; ; page += 1) {
    const { rows, total, dropped = 0 } = await list({ page, limit: PAGE })
    all.push(...rows)
    received += rows.length + dropped
    if (rows.length + dropped === 0 || received >= total) return all
  }
}
