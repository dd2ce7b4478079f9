import { expect, it, vi } from 'vitest'
import { everyPage } from './every-page'

/** A server of so many rows, of which a page has at most `most`. */
const aServer = (total: number, most: number) =>
  vi.fn(async ({ page, limit }: { page: number; limit: number }) => {
    const size = Math.min(limit, most)
    return { rows: Array.from({ length: total }, (_, at) => at).slice((page - 1) * size, page * size), total, dropped: 0 }
  })

it('loads all rows, the pages after the first one side by side', async () => {
  const load = aServer(250, 100)
  expect(await everyPage(load)).toEqual({ rows: Array.from({ length: 250 }, (_, at) => at), dropped: 0 })
  expect(load.mock.calls.map(([{ page }]) => page)).toEqual([1, 2, 3])
})

it('loads all rows of a server that gives fewer on a page than it was asked for: the places behind them would be missing without a word', async () => {
  expect((await everyPage(aServer(250, 50))).rows).toHaveLength(250)
})

it('has no row twice that moved to a later page meanwhile, and counts as unread the one whose page it left: it may be the one that burns', async () => {
  const pages = [['a', 'b'], ['b', 'd']]
  const moved = vi.fn(async ({ page }: { page: number }) => ({ rows: (pages[page - 1] ?? []).map((id) => ({ id })), total: 4, dropped: 0 }))
  expect(await everyPage(moved, ({ id }) => id)).toEqual({ rows: [{ id: 'a' }, { id: 'b' }, { id: 'd' }], dropped: 1 })
})

it('counts as unread the rows that the server has and did not give, and asks for no pages without end', async () => {
  const nothing = vi.fn(async () => ({ rows: [], total: 250, dropped: 0 }))
  expect(await everyPage(nothing)).toEqual({ rows: [], dropped: 250 })
  const short = vi.fn(async ({ page }: { page: number }) => ({ rows: page === 1 ? [1, 2] : [], total: 5, dropped: 1 }))
  expect(await everyPage(short)).toMatchObject({ rows: [1, 2], dropped: 3 })
  const boast = vi.fn(async ({ page }: { page: number }) => ({ rows: page === 1 ? [1] : [], total: 1e12, dropped: 0 }))
  expect((await everyPage(boast)).dropped).toBe(1e12 - 1)
  expect(boast.mock.calls.length).toBeLessThan(1100)
})
