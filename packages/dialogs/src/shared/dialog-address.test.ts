import { expect, it } from 'vitest'
import { type DialogAddress, readDialogAddress, writeDialogAddress } from './dialog-address'

const ADDRESSES: [string, DialogAddress][] = [
  ['exceptions', { dialog: 'exceptions' }],
  ['floorPlan.17.1.-2.image.s9', { dialog: 'floorPlan', buildingId: '17', channelId: '1', floor: -2, mode: 'image', sensorId: 's9' }],
  ['floorPlan.17.1', { dialog: 'floorPlan', buildingId: '17', channelId: '1' }],
  ['floorPlan.17.1...s9', { dialog: 'floorPlan', buildingId: '17', channelId: '1', sensorId: 's9' }],
  ['hydrant.4.7.list', { dialog: 'hydrant', hydrantId: '4', channelId: '7', mode: 'list' }],
  ['building.a%2Eb%2F%E6%A5%BC', { dialog: 'building', buildingId: 'a.b/楼' }],
  ['device.9.11', { dialog: 'device', sensorId: '9', channelId: '11' }],
]

it.each(ADDRESSES)('writes and reads %s', (text, address) => {
  expect(writeDialogAddress(address)).toBe(text)
  expect(readDialogAddress(text)).toEqual(address)
})

it('leaves out what is not set', () => {
  expect(writeDialogAddress({ dialog: 'hydrant', hydrantId: '4', channelId: '7', mode: undefined, sensorId: undefined })).toBe('hydrant.4.7')
})

it('leaves out an id that no address can hold; the text opens nothing then', () => {
  const text = writeDialogAddress({ dialog: 'device', sensorId: 'a\ud800', channelId: '1' })
  expect([text, readDialogAddress(text)]).toEqual(['device..1', null])
})

it.each([
  '', 'unknown', 'constructor', 'floorPlan', 'floorPlan.17', 'floorPlan..1', 'floorPlan.17.1.0', 'floorPlan.17.1.1e9', 'floorPlan.17.1.1.3d',
  'exceptions.1', 'building.%E0%A4%A', `building.${'9'.repeat(65)}`,
])('refuses %j, which a hostile link could hold', (text) => {
  expect(readDialogAddress(text)).toBeNull()
})
