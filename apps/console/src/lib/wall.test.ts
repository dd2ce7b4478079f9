import { expect, it } from 'vitest'
import { wallZoom } from './wall'

it.each([[1280, 1], [1680, 1], [1920, 1.14], [3840, 2.29], [20_000, 4]])('a wall of %i px shows everything %d times as large', (width, zoom) => {
  expect(wallZoom(width)).toBe(zoom)
})
