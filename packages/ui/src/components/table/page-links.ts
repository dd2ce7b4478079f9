export type PageLink = number | 'gap'

const NEIGHBOURS = 1

/** Our server counts so many rows from the first of the page on, and no further (decision 3). */
const COUNTED_ROWS = 10_001

/** Whether there may be more rows than the total says. */
export function isCountedInPart(total: number, page: number, pageSize: number): boolean {
  return total === (page - 1) * pageSize + COUNTED_ROWS
}

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

/** The first page, the last page and the neighbours of the current one. A gap replaces two pages at least, and the number of entries is constant. */
export function pageLinks(page: number, pages: number): PageLink[] {
  const places = 2 * NEIGHBOURS + 5
  if (pages <= places) return range(1, pages)
  const from = Math.min(Math.max(page - NEIGHBOURS, 4), pages - places + 3)
  const to = Math.max(Math.min(page + NEIGHBOURS, pages - 3), places - 2)
  const head: PageLink[] = page - NEIGHBOURS > 3 ? [1, 'gap'] : [1, 2, 3]
  const tail: PageLink[] = page + NEIGHBOURS < pages - 2 ? ['gap', pages] : [pages - 2, pages - 1, pages]
  return [...head, ...range(from, to).filter((link) => !head.includes(link) && !tail.includes(link)), ...tail]
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at)
}
