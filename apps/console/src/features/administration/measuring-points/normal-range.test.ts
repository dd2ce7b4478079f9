import { expect, it } from 'vitest'
import { aMeasuringPoint } from './measuring-points.sample'
import { zhCN } from './measuring-points.messages'
import { isRangeRead, isWhollyRead, rangeText } from './normal-range'

const text = (changes: Parameters<typeof aMeasuringPoint>[0]) => rangeText(aMeasuringPoint({ unit: 'MPa', normalMin: null, normalMax: null, ...changes }), zhCN)

it('the normal range is written with its bounds, each of which is a normal value unless it is excluded', () => {
  expect(text({ normalMin: 0.1, normalMax: 0.8 })).toBe('0.1 ≤ x ≤ 0.8 MPa')
  expect(text({ normalMin: 0.1, normalMax: 0.8, normalMinSymbol: '0' })).toBe('0.1 < x ≤ 0.8 MPa')
  expect(text({ normalMin: 0.1, normalMax: 0.8, normalMaxSymbol: '0' })).toBe('0.1 ≤ x < 0.8 MPa')
})

it('a range that is open at one end, or at both, says so', () => {
  expect([text({ normalMin: 0.1 }), text({ normalMin: 0.1, normalMinSymbol: '0' }), text({ normalMax: 0 }), text({ normalMax: 0, normalMaxSymbol: '0' }), text({})]).toEqual(['≥ 0.1 MPa', '> 0.1 MPa', '≤ 0 MPa', '< 0 MPa', '不限'])
})

it('one normal value is written as such, without a unit where there is none', () => {
  expect(text({ normalMin: 0, normalMax: 0, unit: null })).toBe('= 0')
})

it.each([{ hasMin: true }, { hasMax: true }, { normalMin: 0.1, hasMax: true }, { normalMax: 0.8, hasMin: true }])(
  'a range with a bound that could not be read is unknown, not open, and is not edited: it would be saved as open (%j)', (unread) => {
    expect(text(unread)).toBe('无法读取')
    expect(isRangeRead(aMeasuringPoint({ normalMin: null, normalMax: null, ...unread }))).toBe(false)
    expect(isRangeRead(aMeasuringPoint())).toBe(true)
  },
)

it.each([{ normalMin: 0.1, hasMinSymbol: true }, { normalMax: 0.8, hasMaxSymbol: true }])(
  'a range of which could not be read whether its bound is a normal value is unknown: it would look wider than it is (%j)', (unread) => {
    expect(text(unread)).toBe('无法读取')
    expect(isRangeRead(aMeasuringPoint({ normalMin: null, normalMax: null, ...unread }))).toBe(false)
  },
)

it('a range is not edited when it could not be read what a value out of it is taken for: alarms would be raised no more after a save', () => {
  expect(isWhollyRead(aMeasuringPoint({ outOfRange: null, hasOutOfRange: true }))).toBe(false)
  expect(isWhollyRead(aMeasuringPoint({ normalMin: null, hasMin: true }))).toBe(false)
  expect([isWhollyRead(aMeasuringPoint()), isWhollyRead(aMeasuringPoint({ outOfRange: null }))]).toEqual([true, true])
})
