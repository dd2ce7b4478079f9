import type { AlarmFrame } from '@smart-fire/api-client'
import { aHydrantRecord } from '@smart-fire/api-client/mock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alarmFrame, anOpenRecord, aPoint, handledFrame } from './alarm-client.fixtures'
import { Rig } from './alarm-client-rig.fixtures'
import type { PlaceFilter } from './place-filter'
import { watchPlace } from './watch-place'

let rig: Rig
beforeEach(() => {
  rig = new Rig()
})
afterEach(() => {
  rig.actor.stop()
})

const HERE = { buildingId: '7' }
const here = anOpenRecord({ id: '1', buildingId: '7' })
const elsewhere = anOpenRecord({ id: '2', buildingId: '8', sensorNumber: 'SN2' })
const raisedVerdict: AlarmFrame = { type: 'raised', kind: 'general', recordId: '7', person: null, at: null, seq: null, epoch: null, from: '2', place: null, floor: null, position: null }

function watch(place: PlaceFilter) {
  const onChange = vi.fn()
  return { onChange, stop: watchPlace(rig.actor, place, onChange) }
}

describe('a place', () => {
  it('changes with the open records of the first response, if one of them is there', async () => {
    const { onChange } = watch(HERE)
    await rig.goLive([elsewhere])
    expect(onChange).not.toHaveBeenCalled()
    rig.actor.stop()
    rig = new Rig()
    const other = watch(HERE)
    await rig.goLive([here, elsewhere])
    expect(other.onChange).toHaveBeenCalledTimes(1)
  })

  it('does not change with what was known before the subscription', async () => {
    await rig.goLive([here])
    expect(watch(HERE).onChange).not.toHaveBeenCalled()
  })

  it('changes with an alarm there, and not with one elsewhere', async () => {
    await rig.goLive()
    const { onChange } = watch(HERE)
    rig.receive(alarmFrame({ recordIds: ['5'], buildingId: '8' }))
    expect(onChange).not.toHaveBeenCalled()
    rig.receive(alarmFrame({ recordIds: ['6'], buildingId: '7', sensorNumber: 'sn6' }))
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('changes when a record ends there, and not when one ends elsewhere', async () => {
    await rig.goLive([here, elsewhere])
    const { onChange } = watch(HERE)
    rig.receive(handledFrame('2'))
    expect(onChange).not.toHaveBeenCalled()
    rig.receive(handledFrame('1'))
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it('changes when an alarm there turns out to be handled, because no list has its record', async () => {
    await rig.goLive()
    const { onChange } = watch(HERE)
    rig.receive(alarmFrame({ buildingId: '7' }))
    expect(onChange).toHaveBeenCalledTimes(1)
    rig.pass(1_000)
    await rig.respond([])
    expect(onChange).toHaveBeenCalledTimes(1)
    rig.pass(1_000)
    await rig.respond([])
    expect(onChange).toHaveBeenCalledTimes(2)
  })

  describe('with the alarm of a fire host, which names no building', () => {
    const host = { kind: 'fireHost', fireHostId: '3', loop: '2', address: '17', sensorNumber: null } as const
    const listed = anOpenRecord({ ...host, id: '5', buildingId: '7', measuringPointCode: null })

    it.each([
      ['beside those that are open', [here, listed]],
      ['in the place of one that has ended', [listed]],
    ])('changes when the list of records has it there, %s', async (_, records) => {
      await rig.goLive([here])
      const { onChange } = watch(HERE)
      rig.receive(alarmFrame({ ...host, buildingId: null, points: [aPoint({ code: null })] }))
      expect(onChange).not.toHaveBeenCalled()
      rig.pass(2_000)
      await rig.respond(records)
      expect(onChange).toHaveBeenCalledTimes(1)
    })

    it.each<[string, AlarmFrame]>([
      ['an alarm of a camera there', alarmFrame({ kind: 'other', buildingId: '7', sensorNumber: null })],
      ['a verdict that was raised', raisedVerdict],
    ])('changes with it also when %s comes before the list', async (_, before) => {
      await rig.goLive([here])
      const { onChange } = watch(HERE)
      rig.receive(alarmFrame({ ...host, buildingId: null, points: [aPoint({ code: null })] }))
      rig.receive(before)
      expect(onChange).toHaveBeenCalledTimes(1)
      rig.pass(2_000)
      await rig.respond([here, listed])
      expect(onChange).toHaveBeenCalledTimes(2)
    })
  })

  it('is a hydrant or a device as well', async () => {
    await rig.goLive([aHydrantRecord({ id: '3', hydrantId: '31', sensorNumber: 'H17' })])
    const hydrant = watch({ hydrantId: '31' })
    const device = watch({ device: { sensorNumber: 'h17', fireHostId: null, loop: null, address: null } })
    const other = watch({ device: { sensorNumber: 'h18', fireHostId: null, loop: null, address: null } })
    rig.receive(handledFrame('3', { kind: 'hydrant' }))
    expect([hydrant, device, other].map(({ onChange }) => onChange.mock.calls.length)).toEqual([1, 1, 0])
  })

  it('is nowhere for a device without number, loop and address', async () => {
    await rig.goLive()
    const { onChange } = watch({ device: { sensorNumber: null, fireHostId: null, loop: null, address: null } })
    rig.receive(alarmFrame({ recordIds: ['5'], sensorNumber: null }))
    expect(onChange).not.toHaveBeenCalled()
  })
})

it('calls for every change when everything is watched, after the alarm itself was emitted', async () => {
  await rig.goLive()
  const order: string[] = []
  rig.actor.on('alarms', () => order.push('alarm'))
  watchPlace(rig.actor, {}, () => order.push('change'))
  rig.receive(alarmFrame({ recordIds: ['5'] }))
  rig.receive(handledFrame('5'))
  expect(order).toEqual(['alarm', 'change', 'change'])
})

it.each<[string, () => void | Promise<void>]>([
  ['the repeat of an open record, whose number lists show', () => rig.receive(alarmFrame({ recordIds: ['1'], id: 'p2', repeat: 4 }))],
  ['a record that only the lists have', () => rig.respond([here, elsewhere])],
  ['records that the server counts beyond its lists', () => rig.respond([here], { count: null, dropped: 1 })],
])('calls for %s when everything is watched', async (_, happen) => {
  await rig.goLive([here])
  rig.reopen()
  const { onChange } = watch({})
  await happen()
  expect(onChange).toHaveBeenCalledTimes(1)
})

it('calls nothing after it was ended', async () => {
  await rig.goLive([here])
  const { onChange, stop } = watch(HERE)
  stop()
  rig.receive(handledFrame('1'))
  expect(onChange).not.toHaveBeenCalled()
})

it.each([[{}], [HERE]])('calls for a verdict that was raised, because lists show it (%j)', async (place) => {
  await rig.goLive([here])
  const { onChange } = watch(place)
  rig.receive(raisedVerdict)
  expect(onChange).toHaveBeenCalledTimes(1)
})
