import { describe, expect, it } from 'vitest'
import { anOpenRecord } from './alarm-client.fixtures'
import { isAt, isSameDevice } from './place-filter'

const NO_DEVICE = { sensorNumber: null, fireHostId: null, loop: null, address: null }

describe('an alarm is at a place', () => {
  it('of its own channel, and of any channel when it names none: a legacy push does not (contract admin 6.3)', () => {
    const place = { buildingId: '7', channelId: '2' }
    expect(isAt(place, anOpenRecord({ buildingId: '7', channelId: '2' }))).toBe(true)
    expect(isAt(place, anOpenRecord({ buildingId: '7', channelId: null }))).toBe(true)
    expect(isAt(place, anOpenRecord({ buildingId: '7', channelId: '3' }))).toBe(false)
    expect(isAt(place, anOpenRecord({ buildingId: '8', channelId: null }))).toBe(false)
  })

  it('of its own hydrant, and of no other', () => {
    expect(['31', '32', null].map((hydrantId) => isAt({ hydrantId: '31' }, anOpenRecord({ hydrantId })))).toEqual([true, false, false])
  })
})

describe('two reports name one device', () => {
  const point = { ...NO_DEVICE, fireHostId: '3', loop: '2', address: '17' }

  it('with the same number, in capital or small letters', () => {
    expect(isSameDevice({ ...NO_DEVICE, sensorNumber: 'SN1' }, { ...NO_DEVICE, sensorNumber: 'sn1' })).toBe(true)
    expect(isSameDevice({ ...NO_DEVICE, sensorNumber: 'SN1' }, { ...NO_DEVICE, sensorNumber: 'SN2' })).toBe(false)
  })

  it('with the same host, loop and address; each fire host counts its loops and addresses from the start', () => {
    expect(isSameDevice(point, { ...point })).toBe(true)
    for (const other of [{ fireHostId: '4' }, { loop: '1' }, { address: '18' }]) expect(isSameDevice(point, { ...point, ...other })).toBe(false)
  })

  it('not when only one of them has a number, or neither has anything', () => {
    expect(isSameDevice(point, { ...point, sensorNumber: 'SN1' })).toBe(false)
    expect(isSameDevice(NO_DEVICE, NO_DEVICE)).toBe(false)
  })
})
