import { describe, expect, it } from 'vitest'
import { ALLOWED, aPlace, calm, everythingLoaded, fireOn2, open, opened } from './floor-plan.harness'

describe('opening', () => {
  it('ends when the floors and the permission are loaded', async () => {
    const plan = open()
    await plan.respond('loadFloors', { rows: calm, dropped: 0 })
    expect(plan.state()).toContain('dialog.opening')
    await plan.respond('loadPermission', ALLOWED)
    expect(plan.state()).toContain('dialog.open')
  })

  it('ends also when both have failed, on 1F and with the rail failed', async () => {
    const plan = open()
    await plan.fail('loadFloors')
    await plan.fail('loadPermission')
    expect(plan.state()).toEqual(expect.arrayContaining(['dialog.open', 'floors.failed', 'permission.failed']))
    expect(plan.floor()).toBe(1)
    expect(plan.requests('loadFloorData')).toEqual([{ buildingId: '12', channelId: '1', floor: 1 }])
  })

  it('opens the first alarm floor when none was requested', async () => {
    const plan = await opened({ floors: fireOn2 })
    expect(plan.floor()).toBe(2)
    expect(plan.requests('loadFloorData')).toEqual([{ buildingId: '12', channelId: '1', floor: 2 }])
  })

  it('loads nothing of a floor while the floor is not known', () => {
    const plan = open()
    expect(plan.state()).toEqual(expect.arrayContaining(['floorData.waiting', 'records.waiting', 'mode.list']))
    expect([plan.requests('loadFloorData'), plan.requests('loadRecords')]).toEqual([[], []])
  })

  it('loads a requested floor at once and only once, without waiting for the rail', async () => {
    const plan = open({ floor: -1 })
    expect(plan.requests('loadFloorData')).toHaveLength(1)
    await plan.respond('loadFloors', { rows: fireOn2, dropped: 0 })
    await plan.respond('loadPermission', ALLOWED)
    expect(plan.floor()).toBe(-1)
    expect(plan.requests('loadFloorData')).toHaveLength(1)
  })

  it('takes floor 0 for no request', async () => {
    const plan = await opened({ floor: 0, floors: fireOn2 })
    expect(plan.floor()).toBe(2)
  })

  it('starts in list mode with the tab of the floor open', async () => {
    const plan = await opened()
    expect(plan.state()).toEqual(expect.arrayContaining(['mode.list', 'panel.open.floorInfo']))
  })
})

describe('another floor', () => {
  it('reloads device counts, records and rail, and shows nothing of the floor before', async () => {
    const plan = await everythingLoaded()
    plan.send({ type: 'panel.show', tab: 'buildingInfo' })
    plan.send({ type: 'floor.select', floor: 3 })
    expect(plan.context().floorData).toBeNull()
    expect(plan.state()).toEqual(
      expect.arrayContaining([
        'mode.list',
        'floorData.loading',
        'records.loading',
        'floors.ready.refreshing',
        'panel.open.buildingInfo',
        'permission.allowed',
      ]),
    )
    expect(plan.requests('loadFloorData').at(-1)).toMatchObject({ floor: 3 })
  })

  it('loads nothing when the floor is shown already', async () => {
    const plan = await everythingLoaded()
    plan.send({ type: 'floor.select', floor: 1 })
    expect(plan.state()).toContain('floorData.ready.fresh')
    expect(plan.requests('loadFloorData')).toHaveLength(1)
  })
})

describe('the other channels of the building', () => {
  it('are loaded when the dialog opens, and again after changes in the building (domain 26)', async () => {
    const plan = await everythingLoaded()
    expect(plan.requests('loadSystems')).toEqual([{ buildingId: '12', channelId: '1' }])
    plan.send({ type: 'place.changed' })
    await plan.respond('loadSystems', { channels: [], fires: [{ channelId: '11', floors: [3] }], dropped: 0 })
    expect(plan.context().systems?.fires).toEqual([{ channelId: '11', floors: [3] }])
  })

  it('are known to be unknown when they could not be loaded, and loaded with the next refresh', async () => {
    const plan = await opened()
    await plan.fail('loadSystems')
    expect(plan.state()).toContain('systems.failed')
    plan.send({ type: 'data.refresh' })
    expect(plan.state()).toContain('systems.loading')
  })

  it('are shown in place of the channel, on the floor of their fire, and nothing of the channel before stays', async () => {
    const plan = await everythingLoaded()
    plan.send({ type: 'channel.show', channelId: '11', floor: 3 })
    expect(plan.context()).toMatchObject({ channelId: '11', floor: 3, floors: [], wholeData: null, floorData: null, records: [] })
    expect(plan.state()).toEqual(
      expect.arrayContaining(['mode.list', 'floors.loading', 'systems.loading', 'wholeData.loading', 'floorData.loading', 'records.loading']),
    )
    for (const call of ['loadFloors', 'loadSystems', 'loadWholeData', 'loadFloorData', 'loadRecords'] as const) {
      expect(plan.requests(call).at(-1)).toMatchObject({ channelId: '11' })
    }
    expect(plan.context().contact).not.toBeNull()
  })

  it('keep image mode when they are shown from it', async () => {
    const plan = await everythingLoaded()
    plan.send({ type: 'mode.show', mode: 'image' })
    await plan.respond('loadPlan', { plan: null, candidates: 0, markers: [], droppedMarkers: 0 })
    plan.send({ type: 'channel.show', channelId: '11', floor: 3 })
    expect(plan.state()).toContain('mode.image.loading')
    expect(plan.requests('loadPlan').at(-1)).toEqual({ buildingId: '12', channelId: '11', floor: 3 })
  })
})

describe('refreshing', () => {
  it('loads everything again, the list of list mode included, and keeps what is shown', async () => {
    const plan = await everythingLoaded()
    plan.send({ type: 'data.refresh' })
    expect(plan.context().floorData).toEqual(aPlace(7))
    expect(plan.state()).toEqual(
      expect.arrayContaining([
        'floors.ready.refreshing',
        'building.ready.refreshing',
        'wholeData.ready.refreshing',
        'floorData.ready.refreshing',
      ]),
    )
    expect(plan.emitted).toEqual([{ type: 'list.refresh' }])
  })

  it('does not refresh a list in image mode, where there is none', async () => {
    const plan = await everythingLoaded()
    plan.send({ type: 'mode.show', mode: 'image' })
    plan.send({ type: 'data.refresh' })
    expect(plan.emitted).toEqual([])
  })

  it('keeps the data and marks it as stale when it fails', async () => {
    const plan = await everythingLoaded()
    plan.send({ type: 'data.refresh' })
    await plan.fail('loadFloorData')
    await plan.fail('loadFloors')
    expect(plan.state()).toEqual(expect.arrayContaining(['floorData.ready.stale', 'floors.ready.stale']))
    expect(plan.context().floorData).toEqual(aPlace(7))
  })

  it('happens after changes in the building: exactly once more for many changes during a call', async () => {
    const plan = await everythingLoaded()
    for (let change = 0; change < 50; change += 1) plan.send({ type: 'place.changed' })
    expect(plan.requests('loadFloorData')).toHaveLength(2)
    await plan.respond('loadFloorData', aPlace(8))
    await plan.respond('loadFloorData', aPlace(9))
    expect(plan.requests('loadFloorData')).toHaveLength(3)
    expect(plan.context().floorData).toEqual(aPlace(9))
    expect(plan.state()).toContain('floorData.ready.fresh')
  })

  it('marks everything as stale while the link is silent, and loads it again when the link is live', async () => {
    const plan = await everythingLoaded()
    plan.send({ type: 'link.silent' })
    expect(plan.state()).toEqual(expect.arrayContaining(['floors.ready.stale', 'floorData.ready.stale']))
    plan.send({ type: 'link.live' })
    await plan.respond('loadFloorData', aPlace(8))
    expect(plan.state()).toContain('floorData.ready.fresh')
  })

  it('loads what had failed', async () => {
    const plan = open()
    await plan.fail('loadFloors')
    await plan.fail('loadPermission')
    await plan.fail('loadBuilding')
    plan.send({ type: 'data.refresh' })
    await plan.respond('loadFloors', { rows: fireOn2, dropped: 0 })
    expect(plan.state()).toEqual(expect.arrayContaining(['floors.ready.fresh', 'building.loading', 'permission.loading']))
    expect(plan.floor()).toBe(1)
  })
})

it('collapses the right panel and opens it again', async () => {
  const plan = await opened()
  plan.send({ type: 'panel.show', tab: 'buildingInfo' })
  expect(plan.state()).toContain('panel.open.buildingInfo')
  plan.send({ type: 'panel.toggle' })
  expect(plan.state()).toContain('panel.collapsed')
  plan.send({ type: 'panel.toggle' })
  expect(plan.state()).toContain('panel.open.floorInfo')
})

it('keeps the right panel collapsed when a narrow window asks for it twice', async () => {
  const plan = await opened()
  plan.send({ type: 'panel.collapse' })
  plan.send({ type: 'panel.collapse' })
  expect(plan.state()).toContain('panel.collapsed')
})
