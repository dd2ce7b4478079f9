import { expect, it, vi } from 'vitest'
import { pagesOf, REPEATED_PAGES } from './pages-of'

const rows = (count: number, from = 0) => Array.from({ length: count }, (_, at) => ({ id: `${from + at}` }))

async function idsOf(load: Parameters<typeof pagesOf>[0]): Promise<number> {
  let count = 0
  for await (const page of pagesOf(load)) count += page.rows.length
  return count
}

it('reads every row of a server that gives fewer per page than requested', async () => {
  const load = vi.fn((page: number) => Promise.resolve({ rows: rows(50, (page - 1) * 50).slice(0, page === 3 ? 20 : 50), total: 120, dropped: 0 }))
  expect(await idsOf(load)).toBe(120)
  expect(load).toHaveBeenCalledTimes(3)
})

it('tells how many rows came before a page, unreadable ones included', async () => {
  const before = []
  const load = (page: number) => Promise.resolve({ rows: page === 1 ? [] : rows(1), total: 11, dropped: page === 1 ? 10 : 0 })
  for await (const { rowsBefore } of pagesOf(load)) before.push(rowsBefore)
  expect(before).toEqual([0, 10])
})

it('gives each row once, and ends, when a server sends the same page again and again and promises more', async () => {
  const load = vi.fn(() => Promise.resolve({ rows: rows(2), total: 1e15, dropped: 0 }))
  expect(await idsOf(load)).toBe(2)
  expect(load).toHaveBeenCalledTimes(1 + REPEATED_PAGES)
})

it('ends at a page without rows, whatever the total is', async () => {
  const load = vi.fn(() => Promise.resolve({ rows: [], total: 1e15, dropped: 0 }))
  expect(await idsOf(load)).toBe(0)
  expect(load).toHaveBeenCalledOnce()
})

it('goes on when pages repeat now and then, because rows were added before them meanwhile: only many in a row are the same page', async () => {
  const pages = 2 * REPEATED_PAGES + 4
  // each page is received twice
  const load = (page: number) => Promise.resolve({ rows: rows(1, Math.ceil(page / 2)), total: pages, dropped: 0 })
  expect(await idsOf(load)).toBe(pages / 2)
})
