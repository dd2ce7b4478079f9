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
