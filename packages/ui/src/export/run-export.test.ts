import { describe, expect, it, vi } from 'vitest'
import type { ExportPage, ExportProgress } from './export.types'
import { pagesOf } from './pages-of'
import { runExport, type ExportOrder } from './run-export'

interface Row { id: number; name: string }

const rowsFrom = (from: number, count: number): Row[] => Array.from({ length: count }, (_, at) => ({ id: from + at, name: `设备 ${from + at}` }))
const columns: ExportOrder<Row>['columns'] = [{ header: '编号', value: (row) => row.id }, { header: '名称', value: (row) => row.name }]
const order = (pages: ExportOrder<Row>['pages']): ExportOrder<Row> => ({ columns, pages, format: 'csv', title: '设备' })
const still = () => new AbortController().signal
const nothing = () => {}

it('fetches all pages and writes every row', async () => {
  const load = vi.fn(async (page: number, limit: number) => ({ rows: rowsFrom((page - 1) * limit, page < 3 ? limit : 5), total: 205 }))
  const progress: ExportProgress[] = []
  const { file, rows } = await runExport(order(() => pagesOf(load)), still(), (step) => progress.push(step))
  expect(rows).toBe(205)
  expect(load.mock.calls).toEqual([[1, 100], [2, 100], [3, 100]])
  expect((await file.text()).trimEnd().split('\r\n')).toHaveLength(206)
  expect(progress.map((step) => step.rows)).toEqual([0, 100, 200, 205, 205])
  expect(progress.at(-1)).toEqual({ rows: 205, total: 205, writing: true })
})

it('counts the rows that could not be read, and goes on after a page without a readable row', async () => {
  const load = vi.fn(async (page: number) => (page === 1 ? { rows: [], dropped: 2, total: 4 } : { rows: rowsFrom(2, 2), total: 4 }))
  expect(await runExport(order(() => pagesOf(load, 2)), still(), nothing)).toMatchObject({ rows: 2, dropped: 2 })
  expect(load).toHaveBeenCalledTimes(2)
})

it('stops at an empty page when the list has become shorter', async () => {
  const load = vi.fn(async (page: number) => (page === 1 ? { rows: rowsFrom(0, 2), total: 200 } : { rows: [], total: 2 }))
  expect(await runExport(order(() => pagesOf(load, 2)), still(), nothing)).toMatchObject({ rows: 2, dropped: 0 })
  // the first page once more: rows may have moved to it
  expect(load.mock.calls.map(([page]) => page)).toEqual([1, 2, 1])
})

it('counts as missing the rows that the total promises and that no page has: a part of a list must not look like the whole', async () => {
  const load = async (page: number) => ({ rows: page === 1 ? rowsFrom(0, 2) : [], total: 200 })
  expect(await runExport(order(() => pagesOf(load, 2)), still(), nothing)).toMatchObject({ rows: 2, dropped: 198 })
})

it('writes a row once that appears on two pages', async () => {
  async function* moved(): AsyncGenerator<ExportPage<Row>> {
    yield { rows: rowsFrom(0, 3) }
    yield { rows: rowsFrom(2, 3) }
  }
  expect((await runExport({ ...order(moved), rowKey: ({ id }) => String(id) }, still(), nothing)).rows).toBe(5)
})

describe('a list that changes while it is read', () => {
  const rowKey = ({ id }: Row) => String(id)
  /** A list of ten rows, which changes before the page is read. */
  const changing = (at: number, change: (rows: Row[]) => Row[]) => {
    let list = rowsFrom(0, 10)
    let isChanged = false
    return async (page: number, limit: number) => {
      if (page === at && !isChanged) {
        list = change(list)
        isChanged = true
      }
      return { rows: list.slice((page - 1) * limit, page * limit), total: list.length }
    }
  }
  const exported = async (load: Parameters<typeof pagesOf<Row>>[0]) => {
    const { file, ...counts } = await runExport({ ...order(() => pagesOf(load, 4)), rowKey }, still(), nothing)
    return { ...counts, ids: (await file.text()).trimEnd().split('\r\n').slice(1).map((line) => Number(line.split(',')[0])) }
  }

  it('has the row that moved to an earlier page when another one was removed', async () => {
    const { ids, dropped } = await exported(changing(2, (rows) => rows.slice(1)))
    expect(ids).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(dropped).toBe(0)
  })

  it('has the rows that moved by more than one page', async () => {
    const { ids, dropped } = await exported(changing(3, (rows) => rows.slice(5)))
    expect(ids).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(dropped).toBe(0)
  })

  it('counts no row as missing that was added after the export began', async () => {
    const { ids, dropped } = await exported(changing(2, (rows) => [{ id: 99, name: 'new' }, ...rows]))
    expect({ ids, dropped }).toEqual({ ids: rowsFrom(0, 10).map(({ id }) => id), dropped: 0 })
  })

  it('counts the row as missing that moved to the first page when it was changed', async () => {
    const pages = [rowsFrom(0, 4), [3, 4, 5, 6].map((id) => ({ id, name: '' })), [7, 8].map((id) => ({ id, name: '' }))]
    const { rows, dropped } = await exported(async (page) => ({ rows: pages[page - 1] ?? [], total: 10 }))
    expect({ rows, dropped }).toEqual({ rows: 9, dropped: 1 })
  })
})

it('tells no total that is smaller than the rows that were fetched', async () => {
  const load = async (page: number) => ({ rows: rowsFrom((page - 1) * 2, 2), total: page === 1 ? 4 : 3 })
  const progress: ExportProgress[] = []
  await runExport(order(() => pagesOf(load, 2)), still(), (step) => progress.push(step))
  expect(progress.map(({ rows, total }) => [rows, total])).toEqual([[0, null], [2, 4], [2, 4], [4, null], [4, null]])
})

it('rejects with the error of the source', async () => {
  const lost = new Error('no response')
  await expect(runExport(order(() => pagesOf(() => Promise.reject(lost))), still(), nothing)).rejects.toBe(lost)
})

describe('when it is cancelled', () => {
  it('rejects at once, even if the source hangs', async () => {
    const stop = new AbortController()
    const run = runExport(order(() => pagesOf(() => new Promise<never>(() => {}))), stop.signal, nothing)
    stop.abort()
    await expect(run).rejects.toThrow()
  })

  it('requests no further page and closes the source', async () => {
    const stop = new AbortController()
    const closed = vi.fn()
    async function* endless(signal: AbortSignal): AsyncGenerator<ExportPage<Row>> {
      try {
        for (let page = 0; ; page += 1) yield { rows: rowsFrom(page * 10, 10) }
      } finally {
        closed(signal.aborted)
      }
    }
    const run = runExport(order(endless), stop.signal, ({ rows }) => rows >= 50 && stop.abort())
    await expect(run).rejects.toThrow()
    await expect.poll(() => closed).toHaveBeenCalledExactlyOnceWith(true)
  })
})
