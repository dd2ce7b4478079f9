import { expect, it } from 'vitest'
import { keptNumber, typedNumber } from './scaled-number'

it('shows seconds as minutes, and keeps minutes as whole seconds', () => {
  expect([typedNumber(86_400, 60), typedNumber(90, 60), typedNumber(100, 60)]).toEqual([1440, 1.5, 1.67])
  expect([keptNumber(1440, 60), keptNumber(1.5, 60), keptNumber(1.67, 60)]).toEqual([86_400, 90, 100])
})

it('leaves a blank field blank, a text that is no number, and a number of the wire’s own unit as they are', () => {
  expect([typedNumber('1,5', 60), keptNumber('1,5', 60)]).toEqual(['1,5', '1,5'])
  expect([typedNumber(null, 60), keptNumber(null, 60)]).toEqual([null, null])
  expect([typedNumber(0.25, 1), keptNumber(0.255, 1)]).toEqual([0.25, 0.255])
})
