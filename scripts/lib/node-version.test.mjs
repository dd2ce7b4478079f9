import { expect, it } from 'vitest'
import { isNodeSupported } from './node-version.mjs'

it.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['24.1.0', true],
  ['20.18.9', false],
  ['18.20.0', false],
])('Node %s supported: %s', (version, supported) => {
  expect(isNodeSupported(version)).toBe(supported)
})
