/** The largest page that servers give. */
const PAGE = 100

/** Every row of a list, page after page: for choices and pictures that need all of them. A server may give fewer rows per page than asked for. */
export async function everyRow<Row>(list: (page: { page: number; limit: number }) => Promise<{ rows: readonly Row[]; total: number }>): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1; ; page += 1) {
    const { rows, total } = await list({ page, limit: PAGE })
    all.push(...rows)
    if (rows.length === 0 || all.length >= total) return all
  }
}
