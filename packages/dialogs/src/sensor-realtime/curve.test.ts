import { expect, it } from 'vitest'
import { zhCN } from '../shared/device-state/contact.messages'
import { limitsOf, newestValue, stillAhead, withPushed } from './curve'
import { aMarkerInfo, aMeasuringPoint } from './sensor-realtime.fixtures'

const at = (time: string) => Date.parse(`2026-11-21T${time}+08:00`)
const readings = [
  { at: at('08:00:00'), value: 20 },
  { at: at('08:15:00'), value: 21 },
]

it('adds the values of an alarm, in order of time', () => {
  const pushed = [
    { code: 'TEMP', at: at('08:20:00'), value: 70 },
    { code: 'TEMP', at: at('08:05:00'), value: 60 },
  ]
  expect(withPushed(readings, pushed, 'TEMP', '2026-11-21').map(({ value }) => value)).toEqual([20, 60, 21, 70])
})

it('is the same array while nothing was pushed for this point and day', () => {
  const elsewhere = [
    { code: 'IR', at: at('08:20:00'), value: 70 },
    { code: 'TEMP', at: at('08:20:00') - 86_400_000, value: 70 },
    { code: 'TEMP', at: at('08:15:00'), value: 21 },
  ]
  expect(withPushed(readings, elsewhere, 'TEMP', '2026-11-21')).toBe(readings)
})

it('keeps only what is newer than the response', () => {
  const old = { code: 'TEMP', at: at('08:15:00'), value: 21 }
  const ahead = { code: 'TEMP', at: at('08:16:00'), value: 22 }
  const other = { code: 'IR', at: at('07:00:00'), value: 3 }
  expect(stillAhead([old, ahead, other], 'TEMP', readings)).toEqual([ahead, other])
})

const point = aMeasuringPoint({ label: 'A相温度', unit: '℃' })
const reported = (time: string) =>
  aMarkerInfo({
    at: at(time),
    readings: [{ measuringPoint: 'A相温度', data: '35.5℃', type: null, status: null, color: null }],
  })

it('takes the newest value from the curve or from the last report, whichever is newer', () => {
  expect(newestValue(readings, point, reported('08:10:00'), zhCN)).toEqual({ at: at('08:15:00'), text: '21 ℃' })
  expect(newestValue(readings, point, reported('08:20:00'), zhCN)).toEqual({ at: at('08:20:00'), text: '35.5 ℃' })
})

it('has the newest value also of a device without readings today, and null when none is known', () => {
  expect(newestValue([], point, reported('08:10:00'), zhCN)).toEqual({ at: at('08:10:00'), text: '35.5 ℃' })
  expect(newestValue([], point, aMarkerInfo(), zhCN)).toBeNull()
  expect(newestValue([], point, null, zhCN)).toBeNull()
})

it('draws the bounds of the normal range in the tone of what lies beyond them, and none for an unknown bound', () => {
  const words = { upperLimit: (value: string) => `max ${value}`, lowerLimit: (value: string) => `min ${value}` }
  expect(limitsOf(aMeasuringPoint({ min: 187, max: 253, unit: 'V', beyond: 'fault' }), words)).toEqual([
    { value: 253, label: 'max 253 V', tone: 'fault' },
    { value: 187, label: 'min 187 V', tone: 'fault' },
  ])
  expect(limitsOf(aMeasuringPoint({ min: null, max: 50, beyond: 'alarm' }), words)).toEqual([{ value: 50, label: 'max 50 ℃', tone: 'alarm' }])
  expect(limitsOf(aMeasuringPoint({ min: null, max: null, beyond: null }), words)).toEqual([])
})
