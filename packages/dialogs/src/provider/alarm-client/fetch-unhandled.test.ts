import { ApiError, type AbnormalRecordQuery, type RecordKind } from '@smart-fire/api-client'
import { describe, expect, it } from 'vitest'
import { anOpenRecord } from './alarm-client.fixtures'
import { fetchUnhandled, PAGE_ROWS } from './fetch-unhandled'

const NEVER = new AbortController().signal
const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => anOpenRecord({ id: `${index}` }))

function lists(general: number, respond = (query: AbnormalRecordQuery, rows = rowsOf(general)) => rows.slice((query.page - 1) * query.limit, query.page * query.limit)) {
  const requested: AbnormalRecordQuery[] = []
  const api = {
    countUnhandled: () => Promise.resolve(general),
    list: (query: AbnormalRecordQuery) => {
      requested.push(query)
      const rows = query.kind === 'general' ? respond(query) : []
      return Promise.resolve({ rows, total: query.kind === 'general' ? general : 0, dropped: 0 })
    },
  }
  return { api, requested }
}

it('reads all pages of the three lists', async () => {
  const { api, requested } = lists(250)
  const fetched = await fetchUnhandled(api, () => 5, NEVER)
  expect(fetched).toMatchObject({ count: 250, dropped: 0, at: 5 })
  expect(fetched.records).toHaveLength(250)
  expect(requested.filter(({ kind }) => kind === 'general').map(({ page }) => page)).toEqual([1, 2, 3])
  expect(new Set(requested.map(({ kind }) => kind))).toEqual(new Set(['general', 'hydrant', 'fireHost']))
})

it('reads once more when a row moved to another page meanwhile', async () => {
  let moved = false
  const rows = rowsOf(150)
  const { api } = lists(150, ({ page, limit }) => {
    const shifted = page === 2 && !moved ? 1 : 0
    if (page === 2) moved = true
    return rows.slice((page - 1) * limit + shifted, page * limit + shifted)
  })
  expect((await fetchUnhandled(api, () => 0, NEVER)).records).toHaveLength(150)
})

it('ends when a server promises rows that it does not deliver', async () => {
  const { api, requested } = lists(1_000, ({ page }) => (page === 1 ? rowsOf(PAGE_ROWS) : []))
  const fetched = await fetchUnhandled(api, () => 0, NEVER)
  expect(fetched.records).toHaveLength(PAGE_ROWS)
  expect(fetched.unsure).toEqual(['general'])
  expect(requested.filter(({ kind }) => kind === 'general')).toHaveLength(4)
})

it('continues when a server gives fewer rows per page than requested, up to a last page of one row', async () => {
  const rows = rowsOf(101)
  const { api } = lists(101, ({ page }) => rows.slice((page - 1) * 50, page * 50))
  const fetched = await fetchUnhandled(api, () => 0, NEVER)
  expect(fetched.records).toHaveLength(101)
  expect(fetched.unsure).toEqual([])
})

it('is not sure of a list that shrinks while it is read: a row may have moved to a page that was already read', async () => {
  let rows = rowsOf(205)
  const api = {
    countUnhandled: () => Promise.resolve(rows.length),
    list: ({ kind, page, limit }: AbnormalRecordQuery) => {
      if (kind !== 'general') return Promise.resolve({ rows: [], total: 0, dropped: 0 })
      const response = { rows: rows.slice((page - 1) * limit, page * limit), total: rows.length, dropped: 0 }
      // the newest is handled between two pages: the old response still has it, and row 100 is never read
      if (page === 1) rows = rows.slice(1)
      return Promise.resolve(response)
    },
  }
  expect((await fetchUnhandled(api, () => 0, NEVER)).unsure).toEqual(['general'])
})

it('reads once more a list that shrinks and grows again while it is read, also when a row that cannot be read is counted twice', async () => {
  let rows = rowsOf(205)
  const [newest] = rows
  const unreadable = rows[200]
  let pages = 0
  const api = {
    countUnhandled: () => Promise.resolve(rows.length),
    list: ({ kind, page, limit }: AbnormalRecordQuery) => {
      if (kind !== 'general') return Promise.resolve({ rows: [], total: 0, dropped: 0 })
      const listed = rows.slice((page - 1) * limit, page * limit)
      const readable = listed.filter((row) => row !== unreadable)
      const response = { rows: readable, total: rows.length, dropped: listed.length - readable.length }
      pages += 1
      // the newest is handled and reopened: row 100 moves to a page that was already read, and back
      if (pages === 1) rows = rows.slice(1)
      if (pages === 2 && newest) rows = [newest, ...rows]
      return Promise.resolve(response)
    },
  }
  const fetched = await fetchUnhandled(api, () => 0, NEVER)
  expect(fetched.records).toHaveLength(204)
  expect(fetched).toMatchObject({ dropped: 1, unsure: [] })
})

it('is sure of a list with a row that cannot be read, and reads it once: the total counts it', async () => {
  const { api, requested } = lists(150)
  const list = async (query: AbnormalRecordQuery) => {
    const { rows: [first, ...others], ...rest } = await api.list(query)
    return query.page === 2 && first ? { ...rest, rows: others, dropped: 1 } : { ...rest, rows: first ? [first, ...others] : [] }
  }
  expect(await fetchUnhandled({ ...api, list }, () => 0, NEVER)).toMatchObject({ dropped: 1, unsure: [] })
  expect(requested.filter(({ kind }) => kind === 'general')).toHaveLength(2)
})

it('continues past a total that is too small and past a last page that is given again', async () => {
  const rows = rowsOf(200)
  const { api, requested } = lists(7, ({ page }) => rows.slice(Math.min(page - 1, 1) * PAGE_ROWS).slice(0, PAGE_ROWS))
  const fetched = await fetchUnhandled(api, () => 0, NEVER)
  expect(fetched.records).toHaveLength(200)
  expect(fetched.unsure).toEqual([])
  expect(requested.filter(({ kind }) => kind === 'general')).toHaveLength(3)
})

it('continues after a full page with a row that cannot be read, although the total is too small', async () => {
  const rows = rowsOf(150)
  const { api, requested } = lists(7)
  const list = async (query: AbnormalRecordQuery) => {
    const { total } = await api.list(query)
    if (query.kind !== 'general') return { rows: [], total: 0, dropped: 0 }
    return query.page === 1 ? { rows: rows.slice(1, PAGE_ROWS), total, dropped: 1 } : { rows: rows.slice(PAGE_ROWS), total, dropped: 0 }
  }
  const fetched = await fetchUnhandled({ ...api, list }, () => 0, NEVER)
  expect(fetched.records).toHaveLength(149)
  expect(fetched).toMatchObject({ dropped: 1, unsure: [] })
  expect(requested.filter(({ kind }) => kind === 'general').map(({ page }) => page)).toEqual([1, 2])
})

it('is sure of a list without rows, and reads it once', async () => {
  const { api, requested } = lists(0)
  expect(await fetchUnhandled(api, () => 0, NEVER)).toMatchObject({ records: [], unsure: [], missing: [] })
  expect(requested).toHaveLength(3)
})

it('ends when a server gives the same page for ever and promises more', async () => {
  const { api, requested } = lists(1_000_000, () => rowsOf(15))
  const fetched = await fetchUnhandled(api, () => 0, NEVER)
  expect(fetched.unsure).toEqual(['general'])
  expect(requested.length).toBeLessThan(30)
})

describe('a failed part', () => {
  const down = () => Promise.reject(new ApiError('server', { httpStatus: 500 }))
  const over = () => Promise.reject(new ApiError('sessionExpired', { httpStatus: 401 }))
  const failing = (kinds: readonly RecordKind[], failure = down) => {
    const { api } = lists(3)
    return { ...api, list: (query: AbnormalRecordQuery) => (kinds.includes(query.kind) ? failure() : api.list(query)) }
  }

  it('takes nothing away from the lists that can be read', async () => {
    const fetched = await fetchUnhandled(failing(['hydrant', 'fireHost']), () => 0, NEVER)
    expect(fetched).toMatchObject({ count: 3, missing: ['hydrant', 'fireHost'] })
    expect(fetched.records).toHaveLength(3)
  })

  it('is unknown if it is the count', async () => {
    expect(await fetchUnhandled({ ...failing([]), countUnhandled: down }, () => 0, NEVER)).toMatchObject({ count: null, missing: [] })
  })

  it('fails the whole call if no list can be read', async () => {
    await expect(fetchUnhandled(failing(['general', 'hydrant', 'fireHost']), () => 0, NEVER)).rejects.toMatchObject({ kind: 'server' })
  })

  it('fails the whole call if the session has expired', async () => {
    await expect(fetchUnhandled(failing(['hydrant'], over), () => 0, NEVER)).rejects.toMatchObject({ kind: 'sessionExpired' })
  })

  it('requests no list once the count has said that the session has expired', async () => {
    const { api, requested } = lists(3)
    await expect(fetchUnhandled({ ...api, countUnhandled: over }, () => 0, NEVER)).rejects.toMatchObject({ kind: 'sessionExpired' })
    expect(requested).toEqual([])
  })
})
