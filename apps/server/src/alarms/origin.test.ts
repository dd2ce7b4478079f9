import { expect, it } from 'vitest'
import { isAllowedOrigin } from './origin'

const CLOSED = { allowedOrigins: ['https://portal.example'], socketsWithoutOrigin: false }

it('accepts programs, which send no origin, only if the settings allow it, and foreign pages never', () => {
  const open = { ...CLOSED, socketsWithoutOrigin: true }
  expect(isAllowedOrigin(undefined, 'fire.example', CLOSED)).toBe(false)
  expect(isAllowedOrigin(undefined, 'fire.example', open)).toBe(true)
  expect(isAllowedOrigin('https://evil.example', 'fire.example', open)).toBe(false)
})

it.each([
  ['https://fire.example', true],
  ['https://portal.example', true],
  ['https://portal.example.evil.example', false],
  ['https://fire.example.evil.example', false],
  ['https://evil.example/https://portal.example', false],
  ['null', false],
  ['', false],
])('compares the whole host of a page: %j', (origin, allowed) => {
  expect(isAllowedOrigin(origin, 'fire.example', CLOSED)).toBe(allowed)
})
