import { expect, it } from 'vitest'
import { drawnRadius } from './drawn-radius'

it.each([
  [null, null],
  [0, null],
  [0.5, null],
  [1, 1],
  [150, 150],
  [20_000, 20_000],
  [20_001, null],
  [-150, null],
])('a protection radius of %s m is drawn as %s: a wrong one would hide the map below its circle', (protectionRadius, drawn) => {
  expect(drawnRadius({ protectionRadius })).toBe(drawn)
})
