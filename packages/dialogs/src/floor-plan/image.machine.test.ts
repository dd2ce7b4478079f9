import type { FloorPlan } from '@smart-fire/api-client'
import { describe, expect, it } from 'vitest'
import { aMarkerInfo } from './floor-plan.fixtures'
import { everythingAnswered, open, opened } from './floor-plan.harness'
import type { NamedMarker, PlanAnswer } from './floor-plan.types'
import { selectOpenMarker, selectUnplacedCount } from './plan.selectors'

const toImage = { type: 'mode.show', mode: 'image' } as const
const toList = { type: 'mode.show', mode: 'list' } as const

describe('image mode', () => {
  it('is offered only with the plan-setup permission', async () => {
    const plan = open()
    await plan.answer('floors', [])
    await plan.answer('permission', false)
    plan.send(toImage)
    expect(plan.state()).toContain('mode.list.loading')
    expect(plan.asked('plan')).toEqual([])
  })

  it('begins with a cleared picture and loads that of the floor with its devices', async () => {
    const plan = await imageShown()
    plan.send(toList)
    plan.send(toImage)
    expect(plan.state()).toContain('mode.image.loading')
    expect(plan.context()).toMatchObject({ plan: null, markers: [] })
    expect(plan.asked('plan').at(-1)).toEqual({ buildingId: '12', channelId: '1', floor: 1 })
  })

  it('is left for a list of all devices, page 1, 10 a page', async () => {
    const plan = await everythingAnswered()
    plan.send({ type: 'filter.choose', status: '0' })
    plan.send({ type: 'filter.apply' })
    plan.send({ type: 'size.change', limit: 40 })
    plan.send(toImage)
    plan.send(toList)
    expect(plan.context().filter).toBeNull()
    expect(plan.listAsked().at(-1)).toMatchObject({ status: null, page: 1, limit: 10 })
  })

  it('stays when the floor is switched', async () => {
    const plan = await imageShown()
    plan.send({ type: 'floor.select', floor: 3 })
    expect(plan.state()).toContain('mode.image.loading')
    expect(plan.context()).toMatchObject({ plan: null, markers: [] })
    expect(plan.asked('plan').at(-1)).toMatchObject({ floor: 3 })
  })

  it('says that a floor has no picture only when the server said so', async () => {
    const plan = await opened()
    plan.send(toImage)
    await plan.answer('plan', { plan: null, candidates: 0, markers: [] })
    expect(plan.state()).toContain('mode.image.noImage')
    plan.send({ type: 'data.refresh' })
    await plan.fail('plan')
    expect(plan.state()).toContain('mode.image.failed')
  })

  it('follows the building in place: the picture and the open popover stay', async () => {
    const plan = await imageShown()
    await openMarker(plan)
    const before = plan.context().plan
    plan.send({ type: 'records.changed', change: 1 })
    expect(plan.state()).toEqual(
      expect.arrayContaining(['mode.image.ready.data.refreshing', 'mode.image.ready.popover.loading']),
    )
    expect(plan.context().marker).toEqual(aMarkerInfo())
    // the server signs the same picture anew
    await plan.answer('plan', aPlanAnswer({ plan: { ...PICTURE, url: '/files/61?signature=2' }, markers: [inAlarm] }))
    await plan.answer('marker', aMarkerInfo({ type: '报警' }))
    expect(plan.state()).toEqual(
      expect.arrayContaining(['mode.image.ready.data.fresh', 'mode.image.ready.popover.shown']),
    )
    expect(plan.context().plan).toBe(before)
    expect(plan.context().markers).toEqual([inAlarm])
    expect(plan.context().marker).toEqual(aMarkerInfo({ type: '报警' }))
  })

  it('marks the picture as old while the link is silent', async () => {
    const plan = await imageShown()
    plan.send({ type: 'link.silent' })
    expect(plan.state()).toContain('mode.image.ready.data.stale')
    plan.send({ type: 'link.heard' })
    await plan.answer('plan', aPlanAnswer())
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
    await plan.answer('marker', aMarkerInfo({ status: '4', readings: [] }))
    expect(plan.state()).toContain('mode.image.ready.popover.offline')
  })

  it('drops the late answer of another marker', async () => {
    const plan = await imageShown()
    plan.send({ type: 'marker.open', sensorId: '501' })
    const late = plan.calls.findLast(({ name }) => name === 'marker')
    plan.send({ type: 'marker.open', sensorId: '502' })
    await plan.answer('marker', aMarkerInfo({ position: '西侧走廊' }))
    late?.resolve(aMarkerInfo({ position: '东侧走廊' }))
    await plan.settle()
    expect(plan.context().marker?.position).toBe('西侧走廊')
  })

  it('says that it failed, and asks again', async () => {
    const plan = await imageShown()
    plan.send({ type: 'marker.open', sensorId: '501' })
    await plan.fail('marker')
    expect(plan.state()).toContain('mode.image.ready.popover.failed')
    plan.send({ type: 'data.refresh' })
    expect(plan.state()).toContain('mode.image.ready.popover.loading')
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
    await plan.answer('plan', aPlanAnswer())
    expect(plan.state()).toContain('mode.image.ready.popover.loading')
    expect(plan.asked('marker')).toEqual([{ id: '501', channelId: '1' }])
  })

  it('is satisfied once: a closed popover stays closed', async () => {
    const plan = await opened({ floor: 3, mode: 'image', sensorId: '501' })
    await plan.answer('plan', aPlanAnswer())
    plan.send({ type: 'popover.close' })
    plan.send({ type: 'data.refresh' })
    await plan.answer('plan', aPlanAnswer())
    expect(plan.state()).toContain('mode.image.ready.popover.closed')
  })

  it('stays in list mode without the permission, and when that could not be asked', async () => {
    const denied = open({ floor: 3, mode: 'image' })
    await denied.answer('permission', false)
    expect(denied.state()).toContain('mode.list.loading')
    const failed = open({ floor: 3, mode: 'image' })
    await failed.fail('permission')
    expect(failed.state()).toContain('mode.list.loading')
  })

  it('opens no popover for a device without a place on the picture', async () => {
    const plan = await opened({ floor: 3, mode: 'image', sensorId: '509' })
    await plan.answer('plan', aPlanAnswer({ markers: [{ ...inAlarm, id: '509', x: null, y: null }] }))
    expect(plan.state()).toContain('mode.image.ready.popover.closed')
  })
})

describe('unmarked devices', () => {
  it('are counted only in image mode and only above 0', async () => {
    const plan = await everythingAnswered()
    plan.send(toImage)
    expect(selectUnplacedCount(plan.snapshot())).toBeNull()
    const two = await withUnlabelled(2)
    expect(selectUnplacedCount(two.snapshot())).toBeNull()
    two.send(toImage)
    expect(selectUnplacedCount(two.snapshot())).toBe(2)
  })

  it('are listed, or the place says that they could not be', async () => {
    const plan = await withUnlabelled(1)
    plan.send(toImage)
    plan.send({ type: 'unplaced.open' })
    await plan.fail('unplaced')
    expect(plan.state()).toContain('overlay.unplaced.failed')
    plan.send({ type: 'data.refresh' })
    await plan.answer('unplaced', [{ id: '7', status: '2', position: '茶水间', number: 'a7', sort: null }])
    expect(plan.state()).toContain('overlay.unplaced.ready')
    expect(plan.context().unplaced).toHaveLength(1)
  })

  it('may have been marked meanwhile', async () => {
    const plan = await withUnlabelled(1)
    plan.send({ type: 'unplaced.open' })
    await plan.answer('unplaced', [])
    expect(plan.state()).toContain('overlay.unplaced.empty')
  })
})

describe('above the floor plan', () => {
  it('stands one thing at a time, and closing it leaves the plan as it was', async () => {
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

const PICTURE: FloorPlan = { id: '61', url: '/files/61?signature=1', fileName: '3F' }
const inAlarm: NamedMarker = { id: '501', name: '东侧走廊', status: '1', x: 320, y: 180, color: null }

const aPlanAnswer = (changes: Partial<PlanAnswer> = {}): PlanAnswer => ({
  plan: PICTURE,
  candidates: 1,
  markers: [{ ...inAlarm, status: '2' }],
  ...changes,
})

async function imageShown() {
  const plan = await opened()
  plan.send(toImage)
  await plan.answer('plan', aPlanAnswer())
  return plan
}

async function openMarker(plan: Awaited<ReturnType<typeof opened>>) {
  plan.send({ type: 'marker.open', sensorId: '501' })
  await plan.answer('marker', aMarkerInfo())
}

async function withUnlabelled(unlabelled: number) {
  const plan = await opened()
  await plan.answer('floorData', {
    counts: { alarm: 0, fault: 0, offline: 0, normal: 3 },
    unplaced: { notEnabled: 0, unlabelled, allNotEnabled: 0 },
    types: [],
  })
  return plan
}
