import { expect, it } from 'vitest'
import { pickedPlace } from './picked-place'

it('has six decimals of what a map gives, on both sides of the equator', () => {
  expect(pickedPlace({ lng: 120.15512345678901, lat: 30.274098765432 })).toEqual({ lng: 120.155123, lat: 30.274099 })
  expect(pickedPlace({ lng: -0.0000004, lat: -33.8688197 })).toEqual({ lng: -0, lat: -33.86882 })
})
