import { describe, expect, it } from 'vitest'
import { withinLimit } from './display-limit'

describe('a value within its limit (spec 2 §5)', () => {
  it('is unchanged as long as it fits', () => {
    expect(withinLimit('320102', 6)).toBe('320102')
    expect(withinLimit(12_600.5, 11)).toBe('12600.5')
    expect(withinLimit('滨江路与星河路交叉口', undefined)).toBe('滨江路与星河路交叉口')
  })

  it('rounds a number: cut digits would be another number', () => {
    expect(withinLimit(12_600.456789012, 11)).toBe('12600.45679')
    expect(withinLimit(1_234.5678, 7)).toBe('1234.57')
    expect(withinLimit(99.99999999, 7)).toBe('100')
  })

  it('never shows a part as if it were the whole', () => {
    expect(withinLimit('3201020', 6)).toBe('32010…')
    expect(withinLimit(12_345, 3)).toBe('12…')
  })

  it('shows nothing for what is not known, and 0 as 0', () => {
    expect(withinLimit(null, 3)).toBe('')
    expect(withinLimit(0, 3)).toBe('0')
  })
})
