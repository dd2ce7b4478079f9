/** The largest page that servers give. */
const PAGE = 100

/** How often a list that changes all the time is read. */
const MOST_READINGS = 3

type List<Row> = (page: { page: number; limit: number }) => Promise<{ rows: readonly Row[]; total: number; dropped?: number | undefined }>

/**
 * Every row of a list, page after page: for choices and pictures that need all of them. A server may give fewer rows per page than asked for.
 * Unreadable rows count towards the total: behind a page of them may be readable ones, and behind the last one nothing is asked for.
 * A list that becomes shorter or longer meanwhile is read again from its first page: a row may have moved to a page that was read before, or be on two.
 */
export const everyRow = async <Row>(list: List<Row>): Promise<Row[]> => (await everyReadRow(list)).rows

/** The same, with the number of rows that could not be read. */
export async function everyReadRow<Row>(list: List<Row>): Promise<{ rows: Row[]; dropped: number }> {
  for (let reading = 1; ; reading += 1) {
    const { hasChanged, ...read } = await readPages(list)
    if (!hasChanged || reading === MOST_READINGS) return read
  }
}

async function readPages<Row>(list: List<Row>): Promise<{ rows: Row[]; dropped: number; hasChanged: boolean }> {
  const all: Row[] = []
  const totals = new Set<number>()
  let allDropped = 0
  for (let page = 1; ; page += 1) {
    const { rows, total, dropped = 0 } = await list({ page, limit: PAGE })
    all.push(...rows)
    allDropped += dropped
    totals.add(total)
    if (rows.length + dropped === 0 || all.length + allDropped >= total) return { rows: all, dropped: allDropped, hasChanged: totals.size > 1 }
  }
}
