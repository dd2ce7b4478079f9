import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberProblem, numberText, readNumber, steppedNumber } from './number-text'

describe('reading a number', () => {
  it.each([['12', 12], ['-5.20', -5.2], [' +3. ', 3], ['.5', 0.5], ['１２．５', 12.5], ['－3', -3], ['　＋１２　', 12], ['12。5', 12.5], ['−3', -3], ['', null], ['  ', null]])('reads %j as %j', (text, value) => {
    expect(readNumber(text)).toBe(value)
  })

  it.each(['12a', '1e5', '0x10', '1,000', '--1', '.', 'Infinity', '一', '10²', '①', '½'])('keeps %j as the text that it is', (text) => {
    expect(readNumber(text)).toBe(text)
  })

  it.each(['9007199254740993', '-9007199254740993', '１０００００００００００００００００', '9'.repeat(400)])('does not round %j, which no number holds exactly', (text) => {
    expect(readNumber(text)).toBe(text)
    expect(numberProblem(text, {})).toBe('imprecise')
    expect(numberProblem(text, { min: -1, max: 1 })).toBe(text.startsWith('-') ? 'tooSmall' : 'tooLarge')
  })

  it('reads every number that it writes without an exponent', () => {
    expect(['0.0000001', '-0.00000012', '1.5', '9007199254740991'].map((text) => numberText(Number(text)))).toEqual(['0.0000001', '-0.00000012', '1.5', '9007199254740991'])
    fc.assert(fc.property(fc.double({ min: -1e15, max: 1e15, noDefaultInfinity: true, noNaN: true }), (value) => {
      expect(Object.is(readNumber(numberText(value)), value) || value === 0).toBe(true)
    }))
  })

  it('reads every number that it writes', () => {
    fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 6 }), (digits, decimals) => {
      const text = (digits / 10 ** decimals).toFixed(decimals)
      expect(readNumber(text)).toBe(Number(text))
    }))
  })
})

describe('limits', () => {
  const rules = { min: 0, max: 100, decimals: 1 }
  it.each([['abc', 'malformed'], [-1, 'tooSmall'], [100.5, 'tooLarge'], [1.25, 'decimals'], [0, null], [100, null], [99.9, null], [null, null], [1e-7, 'decimals']] as const)('of %j: %s', (value, problem) => {
    expect(numberProblem(value, rules)).toBe(problem)
  })
})

describe('stepping', () => {
  it.each([[1, 0.1, 1, 1.1], [0.3, 0.1, -1, 0.2], [100, 1, 1, 100], [0, 1, -1, 0], [null, 1, 1, 0]] as const)('from %j by %j in direction %i: %j', (value, step, direction, next) => {
    expect(steppedNumber(value, step, direction, { min: 0, max: 100 })).toBe(next)
  })

  it('begins an empty field at the smallest number when nought is not allowed', () => {
    expect(steppedNumber(null, 5, 1, { min: 10 })).toBe(10)
  })
})
