import { expect, it } from 'vitest'
import { percent } from './percent'

it.each([
  ['all of it', 7, 7, 100],
  ['nothing', 0, 7, 0],
  ['with two decimals', 2, 3, 66.67],
  ['all but one of very many: not all', 99_999, 100_000, 99.99],
  ['one of very many: not nothing', 1, 100_000, 0.01],
])('%s', (_, part, whole, expected) => {
  expect(percent(part, whole)).toBe(expected)
})
