import { expect, it } from 'vitest'
import { keyPointsOf } from './device-line'
import { aPoint } from './realtime.fixtures'

const CODES = ['RCT', 'TEMP1', 'TEMP2', 'ECA']
const codes = (points: readonly { code: string }[]) => points.map(({ code }) => code)

it('shows an abnormal point first, also one that is no key point of the section', () => {
  const points = [aPoint({ code: 'RCT', value: 80, max: 300 }), aPoint({ code: 'VLA', state: 'fault', value: 150 })]
  expect(codes(keyPointsOf({ points }, CODES, 2))).toEqual(['VLA', 'RCT'])
})

it('shows of normal points those nearest to their limit', () => {
  const points = [aPoint({ code: 'RCT', value: 30, max: 300 }), aPoint({ code: 'TEMP1', value: 35, max: 70 }), aPoint({ code: 'TEMP2', value: 63, max: 70 })]
  expect(codes(keyPointsOf({ points }, CODES, 2))).toEqual(['TEMP2', 'TEMP1'])
})

it('keeps the order of the section where no point has a limit', () => {
  const points = [aPoint({ code: 'ECA', max: null }), aPoint({ code: 'RCT', max: null })]
  expect(codes(keyPointsOf({ points }, CODES, 2))).toEqual(['RCT', 'ECA'])
})

it('leaves out a point that was never reported, and keeps one whose value cannot be read', () => {
  const points = [aPoint({ code: 'RCT', state: null, value: null }), aPoint({ code: 'TEMP1', value: null })]
  expect(codes(keyPointsOf({ points }, CODES, 2))).toEqual(['TEMP1'])
})

it('keeps a point with a value whose state cannot be read: it would look as if it was never reported', () => {
  expect(codes(keyPointsOf({ points: [aPoint({ code: 'RCT', state: null, value: 512 })] }, CODES, 2))).toEqual(['RCT'])
})

it('shows an abnormal point before one that is nearer to its limit', () => {
  const points = [aPoint({ code: 'RCT', value: 290, max: 300 }), aPoint({ code: 'VLA', state: 'fault', value: 1, max: 300 })]
  expect(codes(keyPointsOf({ points }, CODES, 1))).toEqual(['VLA'])
})

it('shows a point in alarm before those at fault, however near these are to their limit: only two stand on a card', () => {
  const points = [aPoint({ code: 'VLA', state: 'fault', value: 290, max: 300 }), aPoint({ code: 'VLB', state: 'fault', value: 280, max: 300 }), aPoint({ code: 'YG', state: 'alarm', value: 1, max: null })]
  expect(codes(keyPointsOf({ points }, CODES, 2))).toEqual(['YG', 'VLA'])
})
