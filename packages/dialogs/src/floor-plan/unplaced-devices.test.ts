import type { NotEnabledRow, PlanMarker, SensorRow } from '@smart-fire/api-client'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { hostAddress, unplacedDevices } from './unplaced-devices'

const marker = (id: string, at: { x: number; y: number } | { x: null; y: null } = { x: null, y: null }): PlanMarker => ({ id, ...at, status: null, color: null, position: null })
const row = (id: string) => ({ id, status: SENSOR_STATUS.alarm, position: `${id}室`, sensorNumber: id }) as SensorRow
const waiting = (id: string, marked: boolean | null) => ({ id, marked, position: null, sensorNumber: id }) as NotEnabledRow
const idsOf = (...lists: Parameters<typeof unplacedDevices>) => unplacedDevices(...lists).map(({ id }) => id)

it('lists a device without a place on the picture', () => {
  expect(idsOf([marker('1', { x: 10, y: 20 }), marker('2'), marker('3', { x: 0, y: 0 }), marker('4')], ['1', '2', '3', '4'].map(row), [])).toEqual(['2', '4'])
})

it('lists a device that is not enabled when it is certainly not marked, and none of which that is not known', () => {
  expect(unplacedDevices([], [], [waiting('7', false), waiting('8', true), waiting('9', null)])).toMatchObject([{ id: '7', status: SENSOR_STATUS.notEnabled }])
})

it('names a point of a fire host by host, loop and address, as far as they are known', () => {
  expect(hostAddress({ fireHostId: '5', loop: '02', address: '017' })).toBe('5-02-017')
  expect(hostAddress({ fireHostId: null, loop: '02', address: '017' })).toBe('02-017')
  expect(hostAddress({ fireHostId: null, loop: null, address: null })).toBeNull()
})
