import { expect, it } from 'vitest'
import { everyRow } from './every-row'

const listOf = (count: number) => {
  const asked: number[] = []
  const list = ({ page, limit }: { page: number; limit: number }) => {
    asked.push(page)
    return Promise.resolve({ rows: Array.from({ length: Math.min(limit, count - (page - 1) * limit) }, (_, at) => (page - 1) * limit + at), total: count })
  }
  return { asked, list }
}

it.each([[0, [1]], [100, [1]], [101, [1, 2]], [250, [1, 2, 3]]])('reads %i rows in the pages %j, in their order', async (count, pages) => {
  const { asked, list } = listOf(count)
  expect(await everyRow(list)).toEqual(Array.from({ length: count }, (_, at) => at))
  expect(asked).toEqual(pages)
})

it('reads on when the server gives fewer rows per page than asked for', async () => {
  const { asked, list } = listOf(250)
  expect(await everyRow(({ page }) => list({ page, limit: 60 }))).toHaveLength(250)
  expect(asked).toEqual([1, 2, 3, 4, 5])
})

it('reads on behind a page that cannot be read, and asks for nothing behind the last one', async () => {
  const asked: number[] = []
  const rows = await everyRow(async ({ page }) => {
    asked.push(page)
    return page === 1 ? { rows: [], dropped: 100, total: 102 } : { rows: ['a'], dropped: 1, total: 102 }
  })
  expect(rows).toEqual(['a'])
  expect(asked).toEqual([1, 2])
})

it('fails as a whole when one page fails: half a list must not look like all of it', async () => {
  const { list } = listOf(250)
  await expect(everyRow((page) => (page.page === 2 ? Promise.reject(new Error('network')) : list(page)))).rejects.toThrow('network')
})

/** A list of 250 rows that changes before a page is read, each time or once. */
const changing = (change: (rows: readonly number[]) => number[], at: (asked: number) => boolean) => {
  let rows: readonly number[] = Array.from({ length: 250 }, (_, row) => row)
  let asked = 0
  return ({ page, limit }: { page: number; limit: number }) => {
    asked += 1
    if (at(asked)) rows = change(rows)
    return Promise.resolve({ rows: rows.slice((page - 1) * limit, page * limit), total: rows.length })
  }
}

it('has the row that moves to a page that was read before, because another one is deleted meanwhile', async () => {
  const rows = await everyRow(changing((before) => before.slice(1), (asked) => asked === 2))
  expect(rows).toEqual(Array.from({ length: 249 }, (_, at) => at + 1))
})

it('has no row twice when another one is added before it meanwhile', async () => {
  const rows = await everyRow(changing((before) => [-1, ...before], (asked) => asked === 3))
  expect(rows).toEqual(Array.from({ length: 251 }, (_, at) => at - 1))
})

it('reads a list that changes all the time three times at most', async () => {
  let asked = 0
  await everyRow(changing((before) => before.slice(1), () => (asked += 1) > 0))
  expect(asked).toBe(9)
})
