/** The largest page that servers give. */
const PAGE = 100

/** Every row of a list, page after page: for choices and pictures that need all of them. */
export async function everyRow<Row>(list: (page: { page: number; limit: number }) => Promise<{ rows: readonly Row[]; total: number }>): Promise<Row[]> {
  const all: Row[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { rows, total } = await list({ page, limit: PAGE })
    all.push(...rows)
    last = Math.ceil(total / PAGE)
  }
  return all
}
