import { describe, expect, it } from 'vitest'
import { nothing, open, pageOf } from './paged-list.harness'

describe('loading', () => {
  it('requests the page of the query as soon as it runs', async () => {
    const list = open({ page: 2, limit: 15 })
    expect(list.requests()).toEqual([{ query: { kind: null }, page: 2, limit: 15 }])
    expect(list.state()).toBe('list.loading')
    await list.respond(pageOf('a', 20))
    expect(list.state()).toBe('list.ready.fresh')
    expect(list.shown()).toEqual(['a'])
  })

  it('waits without a call while the query is not known', () => {
    const list = open({ query: null })
    list.send({ type: 'data.refresh' })
    list.send({ type: 'place.changed' })
    list.send({ type: 'page.change', page: 2 })
    expect(list.state()).toBe('list.waiting')
    expect(list.requests()).toEqual([])
    list.send({ type: 'query.change', query: { kind: 'a' }, page: 1, limit: 10 })
    expect(list.requests()).toEqual([{ query: { kind: 'a' }, page: 1, limit: 10 }])
  })

  it('waits again when the query is no longer known', async () => {
    const list = open()
    await list.respond(pageOf('a'))
    list.send({ type: 'query.change', query: null, page: 1, limit: 10 })
    expect(list.state()).toBe('list.waiting')
    expect(list.shown()).toEqual([])
  })

  it('aborts its call when it ends', () => {
    const list = open()
    list.close()
    expect(list.aborted()).toEqual(['loadPage'])
  })

  it('is empty only when the server reports no rows, and failed otherwise', async () => {
    const list = open()
    await list.fail()
    expect(list.state()).toBe('list.failed')
    list.send({ type: 'data.refresh' })
    await list.respond(nothing)
    expect(list.state()).toBe('list.empty')
  })

  it('is not empty when rows could not be read', async () => {
    const list = open()
    await list.respond({ rows: [], total: 0, dropped: 2, loadedAt: 0 })
    expect(list.state()).toBe('list.ready.fresh')
    expect(list.context().dropped).toBe(2)
  })

  it('counts the rows of a page as unreadable when the total includes rows of it', async () => {
    const list = open({ page: 2 })
    await list.respond({ rows: [], total: 13, loadedAt: 0 })
    expect(list.state()).toBe('list.ready.fresh')
    expect(list.context().dropped).toBe(3)
  })

  it('counts only the rows as unreadable that the response names, when it has rows', async () => {
    const list = open()
    await list.respond({ rows: ['a'], total: 13, loadedAt: 0 })
    expect(list.context().dropped).toBe(0)
    list.send({ type: 'data.refresh' })
    await list.respond({ rows: ['a'], total: 13, dropped: 2, loadedAt: 0 })
    expect(list.context().dropped).toBe(2)
  })
})

describe('another page, size or query', () => {
  it('drops the late response of another page', async () => {
    const list = open()
    await list.respond(pageOf('first', 40))
    list.send({ type: 'page.change', page: 2 })
    list.send({ type: 'page.change', page: 3 })
    await list.respond(pageOf('third', 40))
    await list.respond(pageOf('second', 40), 1)
    expect(list.shown()).toEqual(['third'])
  })

  it('shows no row of the page before, and keeps the number of pages', async () => {
    const list = open()
    await list.respond(pageOf('a', 40))
    list.send({ type: 'page.change', page: 2 })
    expect(list.context()).toMatchObject({ rows: [], total: 40 })
    expect(list.state()).toBe('list.loading')
  })

  it.each([{ type: 'page.change', page: 2 }, { type: 'size.change', limit: 40 }] as const)(
    'says nothing of rows that could not be read before, after $type',
    async (change) => {
      const list = open()
      await list.respond({ rows: ['a'], total: 40, dropped: 2, loadedAt: 0 })
      list.send(change)
      expect(list.context().dropped).toBe(0)
    },
  )

  it('takes another size from page 1', async () => {
    const list = open()
    await list.respond(pageOf('a', 100))
    list.send({ type: 'page.change', page: 4 })
    list.send({ type: 'size.change', limit: 40 })
    expect(list.requests().at(-1)).toMatchObject({ page: 1, limit: 40 })
  })

  it('shows neither rows nor number of pages of the query before', async () => {
    const list = open()
    await list.respond(pageOf('a', 40))
    list.send({ type: 'query.change', query: { kind: 'b' }, page: 1, limit: 10 })
    expect(list.context()).toMatchObject({ rows: [], total: 0, loadedAt: null })
    expect(list.requests().at(-1)).toEqual({ query: { kind: 'b' }, page: 1, limit: 10 })
  })

  it('does not load again for a request that it has already sent', async () => {
    const list = open()
    list.send({ type: 'query.change', query: { kind: null }, page: 1, limit: 10 })
    expect(list.requests()).toHaveLength(1)
    await list.respond(pageOf('a'))
    list.send({ type: 'query.change', query: { kind: null }, page: 1, limit: 10 })
    expect(list.state()).toBe('list.ready.fresh')
  })

  it('goes to the last page when the requested one is gone, and reports it', async () => {
    const list = open()
    await list.respond(pageOf('a', 31))
    list.send({ type: 'page.change', page: 4 })
    await list.respond({ rows: [], total: 16, loadedAt: 0 })
    expect(list.requests().at(-1)).toMatchObject({ page: 2 })
    expect(list.emitted).toEqual([{ type: 'page.corrected', page: 2 }])
  })
})

describe('refreshing', () => {
  it('keeps the rows while it refreshes, and marks them as stale when that fails', async () => {
    const list = open()
    await list.respond(pageOf('a'))
    list.send({ type: 'data.refresh' })
    expect(list.state()).toBe('list.ready.refreshing')
    expect(list.shown()).toEqual(['a'])
    await list.fail()
    expect(list.state()).toBe('list.ready.stale')
    expect(list.shown()).toEqual(['a'])
  })

  it('goes to the last page when a refresh finds its page gone', async () => {
    const list = open({ page: 2 })
    await list.respond(pageOf('k', 11))
    list.send({ type: 'data.refresh' })
    await list.respond({ rows: [], total: 10, loadedAt: 0 })
    expect(list.requests().at(-1)).toMatchObject({ page: 1 })
    expect(list.state()).toBe('list.loading')
    expect(list.context()).toMatchObject({ rows: [], total: 10 })
    await list.respond(pageOf('a', 10))
    expect(list.state()).toBe('list.ready.fresh')
  })

  it('has failed when the last page cannot be loaded: rows of the page that is gone are not shown under its number', async () => {
    const list = open({ page: 2 })
    await list.respond(pageOf('k', 11))
    list.send({ type: 'data.refresh' })
    await list.respond({ rows: [], total: 10, loadedAt: 0 })
    await list.fail()
    expect(list.state()).toBe('list.failed')
    expect(list.shown()).toEqual([])
  })
})

describe('a change at its place', () => {
  it.each([
    ['fresh', pageOf('a')],
    ['empty', nothing],
  ])('loads the page again when it is %s', async (_, response) => {
    const list = open()
    await list.respond(response)
    list.send({ type: 'place.changed' })
    expect(list.state()).toBe('list.ready.refreshing')
    expect(list.requests()).toHaveLength(2)
  })

  it('loads what had failed', async () => {
    const list = open()
    await list.fail()
    list.send({ type: 'place.changed' })
    expect(list.state()).toBe('list.loading')
  })

  it('refreshes stale rows', async () => {
    const list = open()
    await list.respond(pageOf('a'))
    list.send({ type: 'link.silent' })
    list.send({ type: 'place.changed' })
    expect(list.state()).toBe('list.ready.refreshing')
  })

  it.each(['loading', 'refreshing'])('leads to exactly one more call when changes come while it is %s', async (during) => {
    const list = open()
    if (during === 'refreshing') {
      await list.respond(pageOf('a'))
      list.send({ type: 'data.refresh' })
    }
    const before = list.requests().length
    for (let change = 0; change < 50; change += 1) list.send({ type: 'place.changed' })
    expect(list.requests()).toHaveLength(before)
    await list.respond(pageOf('b'))
    expect(list.requests()).toHaveLength(before + 1)
    await list.respond(pageOf('c'))
    expect(list.requests()).toHaveLength(before + 1)
    expect(list.state()).toBe('list.ready.fresh')
    expect(list.shown()).toEqual(['c'])
  })

  it('leads to one more call also when the running one fails', async () => {
    const list = open()
    list.send({ type: 'place.changed' })
    await list.fail()
    expect(list.requests()).toHaveLength(2)
    await list.fail()
    expect(list.state()).toBe('list.failed')
    expect(list.requests()).toHaveLength(2)
  })
})

describe('the alarm link', () => {
  it('makes rows stale while it is silent, and loads them again when it is live', async () => {
    const list = open()
    await list.respond(pageOf('a'))
    list.send({ type: 'link.silent' })
    expect(list.state()).toBe('list.ready.stale')
    list.send({ type: 'link.live' })
    await list.respond(pageOf('b'))
    expect(list.state()).toBe('list.ready.fresh')
  })

  it('makes a response stale that comes while it is silent, also an empty one', async () => {
    const list = open()
    list.send({ type: 'link.silent' })
    await list.respond(nothing)
    expect(list.state()).toBe('list.ready.stale')
  })

  it('loads what had failed when it is live again', async () => {
    const list = open()
    await list.fail()
    list.send({ type: 'link.live' })
    expect(list.state()).toBe('list.loading')
  })
})
