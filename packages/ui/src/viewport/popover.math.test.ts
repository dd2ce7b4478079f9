import { expect, it } from 'vitest'
import { placePopover } from './popover.math'

const POPOVER = { width: 200, height: 120 }
const VIEWPORT = { width: 1000, height: 600 }

it('is above its marker, or below it near the upper edge', () => {
  expect(placePopover({ x: 500, y: 300 }, POPOVER, VIEWPORT)).toEqual({ x: 400, y: 162, side: 'above', visible: true })
  expect(placePopover({ x: 500, y: 60 }, POPOVER, VIEWPORT)).toMatchObject({ y: 78, side: 'below' })
})

it('stays within the sides and is hidden with a marker that is not visible', () => {
  expect(placePopover({ x: 5, y: 300 }, POPOVER, VIEWPORT).x).toBe(8)
  expect(placePopover({ x: 990, y: 300 }, POPOVER, VIEWPORT).x).toBe(792)
  expect(placePopover({ x: -30, y: 300 }, POPOVER, VIEWPORT).visible).toBe(false)
})

it('is beside its marker in a viewport that is too low for above and below, for what leaves the viewport is cut', () => {
  const low = { width: 1000, height: 200 }
  expect(placePopover({ x: 500, y: 100 }, POPOVER, low)).toMatchObject({ x: 518, y: 40, side: 'beside' })
  expect(placePopover({ x: 900, y: 65 }, POPOVER, { width: 1000, height: 130 })).toMatchObject({ x: 682, y: 8 })
  expect(placePopover({ x: 500, y: 60 }, { width: 200, height: 400 }, low)).toMatchObject({ x: 518, y: 8 })
})
