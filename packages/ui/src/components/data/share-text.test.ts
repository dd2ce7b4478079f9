import { expect, it } from 'vitest'
import { shareText } from './share-text'

it.each([
  [19_995 / 20_000, '>99.9%'],
  [2_999 / 3_000, '>99.9%'],
  [5 / 20_000, '<0.1%'],
  [0.999, '99.9%'],
  [0.001, '0.1%'],
  [0, '0%'],
  [1, '100%'],
  [1 / 4, '25%'],
  [2 / 3, '66.7%'],
  [null, '–'],
])('writes the share %s as %s: less than all is never 100%%, more than none is never 0%%', (share, text) => {
  expect(shareText(share)).toBe(text)
})
