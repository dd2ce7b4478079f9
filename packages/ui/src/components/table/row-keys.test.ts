import { expect, it } from 'vitest'
import { targetIndex } from './row-keys'

it('moves by one, by ten and to both ends, and not beyond them', () => {
  expect(targetIndex('ArrowDown', 3, 100)).toBe(4)
  expect(targetIndex('ArrowUp', 0, 100)).toBe(0)
  expect(targetIndex('PageDown', 95, 100)).toBe(99)
  expect(targetIndex('PageUp', 42, 100)).toBe(32)
  expect(targetIndex('Home', 42, 100)).toBe(0)
  expect(targetIndex('End', 42, 100)).toBe(99)
  expect(targetIndex('a', 42, 100)).toBeNull()
})
