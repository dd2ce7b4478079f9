import type { FloorPlan } from '@smart-fire/api-client'
import { describe, expect, it } from 'vitest'
import { selectOpenMarker, selectUnplacedCount } from './floor-plan.actor'
import { aMarkerInfo } from './floor-plan.fixtures'
import { ALLOWED, DENIED, everythingLoaded, open, opened } from './floor-plan.harness'
import type { NamedMarker, PermissionResponse, PlanResponse } from './floor-plan.types'

const toImage = { type: 'mode.show', mode: 'image' } as const
const ON_3 = { buildingId: '12', channelId: '1', floor: 3 }
const toList = { type: 'mode.show', mode: 'list' } as const

describe('image mode', () => {
  it('is offered only with the plan-setup permission', async () => {
    const plan = open()
    await plan.respond('loadFloors', { rows: [], dropped: 0 })
    await plan.respond('loadPermission', DENIED)
    plan.send(toImage)
    expect(plan.state()).toContain('mode.list')
    expect(plan.requests('loadPlan')).toEqual([])
  })

  it('begins without a picture and loads that of the floor with its markers', async () => {
    const plan = await imageShown()
    plan.send(toList)
    plan.send(toImage)
    expect(plan.state()).toContain('mode.image.loading')
    expect(plan.context()).toMatchObject({ plan: null, markers: [] })
    expect(plan.requests('loadPlan').at(-1)).toEqual({ buildingId: '12', channelId: '1', floor: 1 })
  })

  it('stays when the floor is switched', async () => {
    const plan = await imageShown()
    plan.send({ type: 'floor.select', floor: 3 })
    expect(plan.state()).toContain('mode.image.loading')
    expect(plan.context()).toMatchObject({ plan: null, markers: [] })
    expect(plan.requests('loadPlan').at(-1)).toMatchObject({ floor: 3 })
  })

  it('has no picture only when the server reports that there is none, and fails otherwise', async () => {
    const plan = await opened()
    plan.send(toImage)
    await plan.respond('loadPlan', { plan: null, candidates: 0, markers: [], droppedMarkers: 0 })
    expect(plan.state()).toContain('mode.image.noImage')
    plan.send({ type: 'data.refresh' })
    await plan.fail('loadPlan')
    expect(plan.state()).toContain('mode.image.failed')
  })

  it('is loaded again after a change in the building; the picture and the open popover stay', async () => {
    const plan = await imageShown()
    await openMarker(plan)
    const before = plan.context().plan
    plan.send({ type: 'place.changed' })
    expect(plan.state()).toEqual(
      expect.arrayContaining(['mode.image.ready.data.refreshing', 'mode.image.ready.popover.loading']),
    )
    expect(plan.context().marker).toEqual(aMarkerInfo())
    // the same picture with a new signature in its address
    await plan.respond('loadPlan', aPlanResponse({ plan: { ...PICTURE, url: '/files/61?signature=2' }, markers: [inAlarm] }))
    await plan.respond('loadMarker', aMarkerInfo({ type: '报警' }))
    expect(plan.state()).toEqual(
      expect.arrayContaining(['mode.image.ready.data.fresh', 'mode.image.ready.popover.shown']),
    )
    expect(plan.context().plan).toBe(before)
    expect(plan.context().markers).toEqual([inAlarm])
    expect(plan.context().marker).toEqual(aMarkerInfo({ type: '报警' }))
  })

  it('is stale while the link is silent', async () => {
    const plan = await imageShown()
    plan.send({ type: 'link.silent' })
    expect(plan.state()).toContain('mode.image.ready.data.stale')
    plan.send({ type: 'link.live' })
    await plan.respond('loadPlan', aPlanResponse())
    expect(plan.state()).toContain('mode.image.ready.data.fresh')
  })
})

describe('the popover of a marker', () => {
  it('shows the values, or that the device is offline', async () => {
    const plan = await imageShown()
    await openMarker(plan)
    expect(plan.state()).toContain('mode.image.ready.popover.shown')
    plan.send({ type: 'marker.open', sensorId: '502' })
    expect(plan.context().marker).toBeNull()
    await plan.respond('loadMarker', aMarkerInfo({ status: '4', readings: [] }))
    expect(plan.state()).toContain('mode.image.ready.popover.offline')
  })

  it('drops the late response of another marker', async () => {
    const plan = await imageShown()
    plan.send({ type: 'marker.open', sensorId: '501' })
    plan.send({ type: 'marker.open', sensorId: '502' })
    await plan.respond('loadMarker', aMarkerInfo({ position: '西侧走廊' }))
    await plan.respond('loadMarker', aMarkerInfo({ position: '东侧走廊' }), 0)
    expect(plan.context().marker?.position).toBe('西侧走廊')
  })

  it('shows a failure and loads again', async () => {
    const plan = await imageShown()
    plan.send({ type: 'marker.open', sensorId: '501' })
    await plan.fail('loadMarker')
    expect(plan.state()).toContain('mode.image.ready.popover.failed')
    plan.send({ type: 'data.refresh' })
    expect(plan.state()).toContain('mode.image.ready.popover.loading')
  })

  it('is loaded again as soon as the link is live after a silence: its values are those of before', async () => {
    for (const [status, state] of [['1', 'shown'], ['4', 'offline']] as const) {
      const plan = await imageShown()
      plan.send({ type: 'marker.open', sensorId: '501' })
      await plan.respond('loadMarker', aMarkerInfo({ status }))
      expect(plan.state()).toContain(`mode.image.ready.popover.${state}`)
      plan.send({ type: 'link.silent' })
      plan.send({ type: 'link.live' })
      expect(plan.state()).toContain('mode.image.ready.popover.loading')
    }
  })

  it('closes', async () => {
    const plan = await imageShown()
    await openMarker(plan)
    plan.send({ type: 'popover.close' })
    expect(plan.state()).toContain('mode.image.ready.popover.closed')
    expect(selectOpenMarker(plan.snapshot())).toBeNull()
  })
})

describe('a deep link', () => {
  it('opens the plan on the marker of its device', async () => {
    const plan = await opened({ floor: 3, mode: 'image', sensorId: '501' })
    expect(plan.state()).toContain('mode.image.loading')
    await plan.respond('loadPlan', aPlanResponse())
    expect(plan.state()).toContain('mode.image.ready.popover.loading')
    expect(plan.requests('loadMarker')).toEqual([{ id: '501', channelId: '1' }])
  })

  it('opens the popover once: a closed popover stays closed', async () => {
    const plan = await opened({ floor: 3, mode: 'image', sensorId: '501' })
    await plan.respond('loadPlan', aPlanResponse())
    plan.send({ type: 'popover.close' })
    plan.send({ type: 'data.refresh' })
    await plan.respond('loadPlan', aPlanResponse())
    expect(plan.state()).toContain('mode.image.ready.popover.closed')
  })

  it('stays in list mode without the permission, and when the permission could not be loaded', async () => {
    const denied = open({ floor: 3, mode: 'image' })
    await denied.respond('loadPermission', DENIED)
    expect(denied.state()).toContain('mode.list')
    const failed = open({ floor: 3, mode: 'image' })
    await failed.fail('loadPermission')
    expect(failed.state()).toContain('mode.list')
  })

  it('asks for the picture together with the permission, and shows it without another call', async () => {
    const plan = open({ floor: 3, mode: 'image', sensorId: '501' })
    expect(plan.requests('loadPermission')).toEqual([ON_3])
    await plan.respond('loadPermission', withPicture())
    expect(plan.requests('loadPlan')).toEqual([])
    expect(plan.state()).toEqual(expect.arrayContaining(['mode.image.ready.data.fresh', 'mode.image.ready.popover.loading']))
    expect(plan.context()).toMatchObject({ plan: PICTURE, markers: [inAlarm], ahead: null })
  })

  it('never shows the picture that came with the permission on another floor or in another channel', async () => {
    const elsewhere = [{ type: 'floor.select', floor: 2 }, { type: 'channel.show', channelId: '11', floor: 3 }] as const
    for (const event of elsewhere) {
      const plan = open({ floor: 3, mode: 'image' })
      plan.send(event)
      await plan.respond('loadPermission', withPicture())
      expect(plan.state()).toContain('mode.image.loading')
      expect(plan.context()).toMatchObject({ plan: null, markers: [], ahead: null })
      expect(plan.requests('loadPlan')).toMatchObject([{ floor: event.floor }])
    }
  })

  it('loads the picture again when something has changed while it came with the permission', async () => {
    const plan = open({ floor: 3, mode: 'image' })
    plan.send({ type: 'place.changed' })
    await plan.respond('loadPermission', withPicture())
    expect(plan.state()).toContain('mode.image.ready.data.refreshing')
  })

  it('says that the picture may be out of date when the link has fallen silent while it came with the permission', async () => {
    const plan = open({ floor: 3, mode: 'image' })
    plan.send({ type: 'link.silent' })
    await plan.respond('loadPermission', withPicture())
    expect(plan.state()).toContain('mode.image.ready.data.stale')
  })

  it('tells a floor without a picture from one whose picture did not come with the permission, which is loaded', async () => {
    const without = open({ floor: 3, mode: 'image' })
    await without.respond('loadPermission', withPicture({ plan: null, markers: [] }))
    expect(without.state()).toContain('mode.image.noImage')
    const failed = open({ floor: 3, mode: 'image' })
    await failed.respond('loadPermission', ALLOWED)
    expect(failed.state()).toContain('mode.image.loading')
  })

  it('asks for the permission alone when no picture is wanted, or its floor is not known', () => {
    expect(open({ floor: 3 }).requests('loadPermission')).toEqual([null])
    expect(open({ mode: 'image' }).requests('loadPermission')).toEqual([null])
  })

  it('opens no popover for a device without a place on the picture', async () => {
    const plan = await opened({ floor: 3, mode: 'image', sensorId: '509' })
    await plan.respond('loadPlan', aPlanResponse({ markers: [{ ...inAlarm, id: '509', x: null, y: null }] }))
    expect(plan.state()).toContain('mode.image.ready.popover.closed')
  })
})

describe('unmarked devices', () => {
  it('are counted only in image mode and only above 0', async () => {
    const plan = await everythingLoaded()
    plan.send(toImage)
    expect(selectUnplacedCount(plan.snapshot())).toBeNull()
    const two = await withUnlabelled(2)
    expect(selectUnplacedCount(two.snapshot())).toBeNull()
    two.send(toImage)
    expect(selectUnplacedCount(two.snapshot())).toBe(2)
  })

  it('are offered also when their count is unknown: it may be above 0', async () => {
    const plan = await withUnlabelled(null)
    plan.send(toImage)
    expect(selectUnplacedCount(plan.snapshot())).toBe('unknown')
  })

  it('are listed, or a message tells that they could not be loaded', async () => {
    const plan = await withUnlabelled(1)
    plan.send(toImage)
    plan.send({ type: 'unplaced.open' })
    await plan.fail('loadUnplaced')
    expect(plan.state()).toContain('overlay.unplaced.failed')
    plan.send({ type: 'data.refresh' })
    await plan.respond('loadUnplaced', { devices: [{ id: '7', status: '2', position: '茶水间', number: 'a7', sort: null }], dropped: 0 })
    expect(plan.state()).toContain('overlay.unplaced.ready')
    expect(plan.context().unplaced.devices).toHaveLength(1)
  })

  it('may all have a place by now', async () => {
    const plan = await withUnlabelled(1)
    plan.send({ type: 'unplaced.open' })
    await plan.respond('loadUnplaced', { devices: [], dropped: 0 })
    expect(plan.state()).toContain('overlay.unplaced.empty')
  })

  it('do not all have a place while some could not be read', async () => {
    const plan = await withUnlabelled(1)
    plan.send({ type: 'unplaced.open' })
    await plan.respond('loadUnplaced', { devices: [], dropped: 2 })
    expect(plan.state()).toContain('overlay.unplaced.ready')
    expect(plan.context().unplaced.dropped).toBe(2)
  })
})

describe('the overlay', () => {
  it('is one dialog at a time, and closing it leaves the plan as it was', async () => {
    const plan = await imageShown()
    plan.send({ type: 'realtime.open', sensorId: '501' })
    expect(plan.state()).toContain('overlay.sensorRealtime')
    expect(plan.context().realtimeId).toBe('501')
    plan.send({ type: 'detail.open' })
    expect(plan.state()).toContain('overlay.sensorRealtime')
    plan.send({ type: 'overlay.close' })
    plan.send({ type: 'detail.open' })
    expect(plan.state()).toContain('overlay.buildingDetail')
    plan.send({ type: 'overlay.close' })
    plan.send({ type: 'notEnabled.open', of: 'buildingInfo' })
    expect(plan.state()).toContain('overlay.notEnabled')
    plan.send({ type: 'overlay.close' })
    expect(plan.state()).toEqual(expect.arrayContaining(['overlay.none', 'mode.image.ready.data.fresh']))
  })
})

const PICTURE: FloorPlan = { id: '61', url: '/files/61?signature=1', fileName: '3F', floor: 3 }
const inAlarm: NamedMarker = { id: '501', name: '东侧走廊', status: '1', x: 320, y: 180, color: null }

const aPlanResponse = (changes: Partial<PlanResponse> = {}): PlanResponse => ({
  plan: PICTURE,
  candidates: 1,
  markers: [{ ...inAlarm, status: '2' }],
  droppedMarkers: 0,
  ...changes,
})

const withPicture = (changes: Partial<PlanResponse> = {}): PermissionResponse => ({
  isAllowed: true,
  ahead: { of: ON_3, response: aPlanResponse({ markers: [inAlarm], ...changes }) },
})

async function imageShown() {
  const plan = await opened()
  plan.send(toImage)
  await plan.respond('loadPlan', aPlanResponse())
  return plan
}

async function openMarker(plan: Awaited<ReturnType<typeof opened>>) {
  plan.send({ type: 'marker.open', sensorId: '501' })
  await plan.respond('loadMarker', aMarkerInfo())
}

async function withUnlabelled(unlabelled: number | null) {
  const plan = await opened()
  await plan.respond('loadFloorData', {
    counts: { alarm: 0, fault: 0, offline: 0, normal: 3 },
    unplaced: { notEnabled: 0, unlabelled, allNotEnabled: 0 },
    types: { rows: [], dropped: 0 },
  })
  return plan
}
