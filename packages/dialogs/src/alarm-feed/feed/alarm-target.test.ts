import { CHANNEL } from '@smart-fire/api-client'
import { aFireHostRecord, aRecord } from '@smart-fire/api-client/mock'
import { expect, it } from 'vitest'
import { targetOf } from './alarm-target'

const alarmOf = (record: ReturnType<typeof aRecord>) => ({ key: '1', late: false, receivedAt: 0, records: [], points: [record] as const })

it('names the device of a push whose record is not known yet by its number', () => {
  expect(targetOf({ alarm: alarmOf(aRecord({ sensorNumber: 'a1' })), record: null })).toMatchObject({
    dialog: 'floorPlan',
    sensorId: undefined,
    device: { sensorNumber: 'a1', fireHostId: null, loop: null, address: null },
  })
})

it('names a point of a fire host by host, loop and address, in the channel of the fire hosts', () => {
  const push = aFireHostRecord({ fireHostId: '5', loop: '02', address: '017' })
  expect(targetOf({ alarm: alarmOf(push), record: null })).toMatchObject({
    channelId: CHANNEL.fireHost,
    device: { sensorNumber: null, fireHostId: '5', loop: '02', address: '017' },
  })
})

it('gives the id of the device as soon as the record has it', () => {
  const record = aRecord({ sensorId: '501' })
  expect(targetOf({ alarm: alarmOf(record), record })).toMatchObject({ sensorId: '501' })
})

it('opens a hydrant on the map, in the channel of the hydrants, also when its alarm names a building', () => {
  const push = aRecord({ kind: 'hydrant', hydrantId: '8', buildingId: '1', channelId: null })
  expect(targetOf({ alarm: alarmOf(push), record: null })).toEqual({ dialog: 'hydrant', hydrantId: '8', channelId: CHANNEL.hydrant, sensorId: undefined })
})

it('opens the default channel for a push of another device that names none, and the one it names', () => {
  const [none, named] = [null, '7'].map((channelId) => targetOf({ alarm: alarmOf(aRecord({ channelId })), record: null })?.channelId)
  expect([none, named]).toEqual([CHANNEL.default, '7'])
})

it('takes the place from the record when the push names none, and has no place when neither does', () => {
  const push = aRecord({ buildingId: null, floor: null })
  expect(targetOf({ alarm: alarmOf(push), record: aRecord({ buildingId: '12', floor: -1 }) })).toMatchObject({ dialog: 'floorPlan', buildingId: '12', floor: -1 })
  expect(targetOf({ alarm: alarmOf(push), record: null })).toBeNull()
})
