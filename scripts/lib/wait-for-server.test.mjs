import { expect, it } from 'vitest'
import { waitForServer } from './wait-for-server.mjs'

it('waits no longer for a server that has ended', async () => {
  let asked = 0
  const fetch = async () => {
    asked += 1
    throw new Error('nothing listens')
  }
  expect(await waitForServer('http://127.0.0.1:1', { timeoutMs: 120_000, fetch, hasEnded: () => asked > 1 })).toBe(false)
})
