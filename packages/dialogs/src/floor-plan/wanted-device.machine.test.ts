import { describe, expect, it } from 'vitest'
import { ALLOWED, open, opened } from './floor-plan.harness'
import type { NamedMarker, PlanResponse } from './floor-plan.types'

const SMOKE = { sensorNumber: 'A1B2C3D4', fireHostId: null, loop: null, address: null }
const FOUND = { id: '501', floor: 3, row: 23 }

describe('a device that is named by its number', () => {
  it('is looked up on its floor, and its marker opens when both it and the plan are known', async () => {
    const plan = await opened({ floor: 3, mode: 'image', device: SMOKE })
    expect(plan.requests('findDevice')).toEqual([{ buildingId: '12', channelId: '1', floor: 3, otherFloors: [], sensorId: null, device: SMOKE }])
    await plan.respond('loadPlan', aPlanWith('501'))
    expect(plan.state()).toEqual(expect.arrayContaining(['device.finding', 'mode.image.ready.popover.closed']))
    await plan.respond('findDevice', FOUND)
    expect(plan.state()).toEqual(expect.arrayContaining(['device.found', 'mode.image.ready.popover.loading']))
    expect(plan.context()).toMatchObject({ sensorId: '501', markerId: '501' })
  })

  it('is pointed out also when the plan is loaded after it', async () => {
    const plan = await opened({ floor: 3, mode: 'image', device: SMOKE })
    await plan.respond('findDevice', FOUND)
    await plan.respond('loadPlan', aPlanWith('501'))
    expect(plan.context().markerId).toBe('501')
  })

  it('waits for the start floor when no floor is named with it', async () => {
    const plan = open({ device: SMOKE })
    expect(plan.state()).toContain('device.waiting')
    await plan.respond('loadFloors', { rows: [{ floor: 2, status: 'alarm' }], dropped: 0 })
    await plan.respond('loadPermission', ALLOWED)
    expect(plan.requests('findDevice').at(-1)).toMatchObject({ floor: 2 })
  })

  it('is searched on every floor when no floor is named with it, fires first, and the dialog goes to its floor', async () => {
    const plan = open({ device: SMOKE, mode: 'image' })
    const floors = [{ floor: 4, status: null }, { floor: 3, status: 'offline' as const }, { floor: 2, status: 'alarm' as const }, { floor: 1, status: 'alarm' as const }]
    await plan.respond('loadFloors', { rows: floors, dropped: 0 })
    await plan.respond('loadPermission', ALLOWED)
    expect(plan.requests('findDevice').at(-1)).toMatchObject({ floor: 2, otherFloors: [1, 3, 4] })
    await plan.respond('findDevice', { ...FOUND, floor: 1 })
    expect(plan.context()).toMatchObject({ floor: 1, sensorId: '501', deviceRow: 23 })
    expect(plan.requests('loadPlan').at(-1)).toMatchObject({ floor: 1 })
    await plan.respond('loadPlan', aPlanWith('501'), plan.requests('loadPlan').length - 1)
    expect(plan.state()).toEqual(expect.arrayContaining(['device.found', 'mode.image.ready.popover.loading']))
    expect(plan.context().markerId).toBe('501')
  })

  it('takes an open list of unmarked devices with it to its floor', async () => {
    const plan = open({ device: SMOKE, mode: 'image' })
    await plan.respond('loadFloors', { rows: [{ floor: 2, status: 'alarm' }, { floor: 1, status: null }], dropped: 0 })
    await plan.respond('loadPermission', ALLOWED)
    plan.send({ type: 'unplaced.open' })
    await plan.respond('loadUnplaced', { devices: [], dropped: 1 })
    await plan.respond('findDevice', { ...FOUND, floor: 1 })
    expect(plan.state()).toContain('overlay.unplaced.loading')
    expect(plan.context().unplaced.dropped).toBe(0)
    expect(plan.requests('loadUnplaced').at(-1)).toMatchObject({ floor: 1 })
  })

  it('stays on the floor that the operator has chosen meanwhile', async () => {
    const plan = open({ device: SMOKE })
    await plan.respond('loadFloors', { rows: [{ floor: 2, status: 'alarm' }, { floor: 1, status: null }], dropped: 0 })
    await plan.respond('loadPermission', ALLOWED)
    plan.send({ type: 'floor.select', floor: 1 })
    await plan.respond('findDevice', { ...FOUND, floor: 2 }, 0)
    expect(plan.context()).toMatchObject({ floor: 1, sensorId: null })
  })

  it('is selected in the list, on its page', async () => {
    const plan = await opened({ floor: 3, device: SMOKE })
    await plan.respond('findDevice', FOUND)
    expect(plan.context()).toMatchObject({ sensorId: '501', deviceRow: 23 })
  })

  it('opens its marker once: a closed popover stays closed', async () => {
    const plan = await opened({ floor: 3, mode: 'image', sensorId: '501' })
    await plan.respond('loadPlan', aPlanWith('501'))
    plan.send({ type: 'popover.close' })
    await plan.respond('findDevice', FOUND)
    expect(plan.state()).toContain('mode.image.ready.popover.closed')
  })
})

describe('a device that the plan cannot show', () => {
  it('is selected in the list instead, and the list says that it is not marked', async () => {
    const plan = await opened({ floor: 3, mode: 'image', device: SMOKE })
    await plan.respond('loadPlan', aPlanWith('501', null))
    expect(plan.state()).toContain('mode.image.ready.popover.closed')
    await plan.respond('findDevice', FOUND)
    expect(plan.state()).toContain('mode.list')
    expect(plan.context()).toMatchObject({ sensorId: '501', deviceRow: 23, unshown: 'unmarked' })
  })

  it('is selected in the list when the floor has no picture', async () => {
    const plan = await opened({ floor: 3, mode: 'image', sensorId: '501' })
    await plan.respond('loadPlan', { plan: null, candidates: 0, markers: [] })
    await plan.respond('findDevice', FOUND)
    expect(plan.state()).toContain('mode.list')
    expect(plan.context().unshown).toBe('noImage')
  })

  it('leaves the operator free to look at the plan afterwards', async () => {
    const plan = await opened({ floor: 3, mode: 'image', sensorId: '501' })
    await plan.respond('loadPlan', aPlanWith('501', null))
    await plan.respond('findDevice', FOUND)
    plan.send({ type: 'mode.show', mode: 'image' })
    await plan.respond('loadPlan', aPlanWith('501', null))
    expect(plan.state()).toContain('mode.image.ready.data.fresh')
    expect(plan.context().unshown).toBeNull()
  })
})

describe('a device that was not found', () => {
  it('is absent only when the server has answered, and is looked up again with the next refresh', async () => {
    const plan = await opened({ floor: 3, device: SMOKE })
    await plan.respond('findDevice', null)
    expect(plan.state()).toContain('device.absent')
    plan.send({ type: 'data.refresh' })
    await plan.fail('findDevice')
    expect(plan.state()).toContain('device.failed')
    plan.send({ type: 'data.refresh' })
    expect(plan.state()).toContain('device.finding')
  })

  it('is given up with another floor', async () => {
    const plan = await opened({ floor: 3, mode: 'image', device: SMOKE })
    plan.send({ type: 'floor.select', floor: 1 })
    expect(plan.state()).toContain('device.none')
    expect(plan.context()).toMatchObject({ sensorId: null, device: null, deviceRow: null })
  })
})

function aPlanWith(id: string, x: number | null = 320): PlanResponse {
  const marker: NamedMarker = { id, name: '东侧走廊', status: '1', x, y: x, color: null }
  return { plan: { id: '61', url: '/files/61', fileName: '3F', floor: 3 }, candidates: 1, markers: [marker], droppedMarkers: 0 }
}
