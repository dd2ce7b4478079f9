import { expect, it } from 'vitest'
import { limitedWidth, widthAfterKey } from './split-width'

it.each([[100, 200], [300.4, 300], [900, 480]])('limits %d px to %d', (width, limited) => {
  expect(limitedWidth(width, 200, 480)).toBe(limited)
})

it.each([['ArrowLeft', 300, 284], ['ArrowRight', 300, 316], ['ArrowRight', 475, 480], ['Home', 300, 200], ['End', 300, 480], ['Enter', 300, null]])('%s at %i px: %j', (key, width, next) => {
  expect(widthAfterKey(key, width, 200, 480)).toBe(next)
})
