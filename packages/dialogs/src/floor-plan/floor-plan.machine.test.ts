import { describe, expect, it } from 'vitest'
import { aPlace, calm, everythingAnswered, fireOn2, open, opened, page } from './floor-plan.harness'

describe('opening', () => {
  it('ends when the floors and the permission have answered', async () => {
    const plan = open()
    await plan.answer('floors', calm)
    expect(plan.state()).toContain('dialog.opening')
    await plan.answer('permission', true)
    expect(plan.state()).toContain('dialog.open')
  })

  it('ends too when both have failed, on 1F with the rail marked failed', async () => {
    const plan = open()
    await plan.fail('floors')
    await plan.fail('permission')
    expect(plan.state()).toEqual(expect.arrayContaining(['dialog.open', 'floors.failed', 'permission.failed']))
    expect(plan.floor()).toBe(1)
    expect(plan.listAsked().at(-1)).toMatchObject({ floor: 1 })
  })

  it('opens on the first alarm floor when none was asked for', async () => {
    const plan = await opened({ floors: fireOn2 })
    expect(plan.floor()).toBe(2)
    expect(plan.listAsked()).toEqual([
      { buildingId: '12', channelId: '1', floor: 2, status: null, page: 1, limit: 10 },
    ])
  })

  it('loads a requested floor at once and only once, without waiting for the rail', async () => {
    const plan = open({ floor: -1 })
    expect(plan.listAsked()).toHaveLength(1)
    await plan.answer('floors', fireOn2)
    await plan.answer('permission', true)
    expect(plan.floor()).toBe(-1)
    expect(plan.listAsked()).toHaveLength(1)
  })

  it('takes floor 0 for no request', async () => {
    const plan = await opened({ floor: 0, floors: fireOn2 })
    expect(plan.floor()).toBe(2)
  })

  it('starts in list mode with the floor figures open', async () => {
    const plan = await opened()
    expect(plan.state()).toEqual(expect.arrayContaining(['mode.list.loading', 'panel.open.floorInfo']))
  })
})

describe('switching the floor', () => {
  it('reloads list, figures and rail, and shows nothing of the floor before', async () => {
    const plan = await opened()
    await plan.answer('list', page('old'))
    await plan.answer('floorData', aPlace(7))
    plan.send({ type: 'panel.show', tab: 'buildingInfo' })
    plan.send({ type: 'floor.select', floor: 3 })
    expect(plan.shownIds()).toEqual([])
    expect(plan.context().floorData).toBeNull()
    expect(plan.state()).toEqual(
      expect.arrayContaining([
        'mode.list.loading',
        'floorData.loading',
        'floors.ready.refreshing',
        'panel.open.buildingInfo',
        'permission.allowed',
      ]),
    )
    expect(plan.listAsked().at(-1)).toMatchObject({ floor: 3, page: 1 })
  })

  it('asks for nothing when the floor is shown already', async () => {
    const plan = await opened()
    await plan.answer('list', page('a'))
    plan.send({ type: 'floor.select', floor: 1 })
    expect(plan.state()).toContain('mode.list.ready.fresh')
    expect(plan.listAsked()).toHaveLength(1)
  })
})

describe('list mode', () => {
  it('filters when the query button is pressed, from page 1', async () => {
    const plan = await opened()
    await plan.answer('list', page('a', 40))
    plan.send({ type: 'page.change', page: 3 })
    await plan.answer('list', page('b', 40))
    plan.send({ type: 'filter.choose', status: '0' })
    expect(plan.listAsked()).toHaveLength(2)
    plan.send({ type: 'filter.apply' })
    expect(plan.listAsked().at(-1)).toMatchObject({ status: '0', page: 1 })
  })

  it('is empty only when the server said so, and failed otherwise', async () => {
    const plan = await opened()
    await plan.answer('list', { rows: [], total: 0, loadedAt: 0 })
    expect(plan.state()).toContain('mode.list.empty')
    plan.send({ type: 'filter.apply' })
    await plan.fail('list')
    expect(plan.state()).toContain('mode.list.failed')
  })

  it('pages by 10 and takes another size from page 1', async () => {
    const plan = await opened()
    await plan.answer('list', page('a', 100))
    plan.send({ type: 'page.change', page: 2 })
    plan.send({ type: 'size.change', limit: 40 })
    expect(plan.listAsked().slice(1)).toMatchObject([
      { page: 2, limit: 10 },
      { page: 1, limit: 40 },
    ])
  })
})

describe('refreshing', () => {
  it('asks for everything again and keeps what is shown', async () => {
    const plan = await everythingAnswered()
    plan.send({ type: 'data.refresh' })
    expect(plan.shownIds()).toEqual(['a'])
    expect(plan.state()).toEqual(
      expect.arrayContaining([
        'floors.ready.refreshing',
        'building.ready.refreshing',
        'wholeData.ready.refreshing',
        'floorData.ready.refreshing',
        'mode.list.ready.refreshing',
      ]),
    )
  })

  it('keeps the old and says so when it fails', async () => {
    const plan = await everythingAnswered()
    plan.send({ type: 'data.refresh' })
    await plan.fail('list')
    await plan.fail('floors')
    expect(plan.state()).toEqual(expect.arrayContaining(['mode.list.ready.stale', 'floors.ready.stale']))
    expect(plan.shownIds()).toEqual(['a'])
  })

  it('follows the building live, once for many changes', async () => {
    const plan = await everythingAnswered()
    for (let change = 1; change <= 50; change += 1) plan.send({ type: 'records.changed', change })
    expect(plan.listAsked()).toHaveLength(2)
    await plan.answer('list', page('b'))
    await plan.answer('list', page('c'))
    expect(plan.listAsked()).toHaveLength(3)
    expect(plan.shownIds()).toEqual(['c'])
    expect(plan.state()).toContain('mode.list.ready.fresh')
  })

  it('marks everything as old while the link is silent and catches up when it is heard', async () => {
    const plan = await everythingAnswered()
    plan.send({ type: 'link.silent' })
    expect(plan.state()).toEqual(expect.arrayContaining(['mode.list.ready.stale', 'floorData.ready.stale']))
    plan.send({ type: 'link.heard' })
    await plan.answer('list', page('b'))
    expect(plan.state()).toContain('mode.list.ready.fresh')
  })

  it('retries what had failed', async () => {
    const plan = open()
    await plan.fail('floors')
    await plan.fail('permission')
    await plan.fail('building')
    plan.send({ type: 'data.refresh' })
    await plan.answer('floors', fireOn2)
    expect(plan.state()).toEqual(expect.arrayContaining(['floors.ready.fresh', 'building.loading', 'permission.loading']))
    expect(plan.floor()).toBe(1)
  })
})

it('folds the right panel away and back', async () => {
  const plan = await opened()
  plan.send({ type: 'panel.show', tab: 'buildingInfo' })
  expect(plan.state()).toContain('panel.open.buildingInfo')
  plan.send({ type: 'panel.toggle' })
  expect(plan.state()).toContain('panel.collapsed')
  plan.send({ type: 'panel.toggle' })
  expect(plan.state()).toContain('panel.open.floorInfo')
})
