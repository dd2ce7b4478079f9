import { Hono } from 'hono'
import { expect, it } from 'vitest'

import type { AppEnv } from './app-env'
import { isExposed } from './request-facts'

const OWN = '192.0.2.7'
const OTHER = '192.0.2.8'

/** Whether a password is exposed on a connection from one address to another, with the headers of a proxy in front. */
async function exposed(remoteAddress: string, localAddress: string, { forwardedFor = '', proto = 'http', trustProxy = false, plainHttp = false } = {}): Promise<boolean> {
  const app = new Hono<AppEnv>().get('/', (c) => c.json(isExposed(c, { trustProxy, plainHttp })))
  const headers: Record<string, string> = { 'X-Forwarded-Proto': proto, ...(forwardedFor === '' ? {} : { 'X-Forwarded-For': forwardedFor }) }
  const response = await app.request('/', { headers }, { incoming: { socket: { remoteAddress, localAddress } } })
  return (await response.json()) as boolean
}

it.each([['127.0.0.1', '127.0.0.1'], ['::ffff:127.0.0.1', '::ffff:127.0.0.1'], ['::1', '::1'], [OWN, OWN]])(
  'a connection from %s to %s does not leave this machine',
  async (remote, local) => {
    expect(await exposed(remote, local)).toBe(false)
  },
)

it('a connection from another machine does', async () => {
  expect(await exposed(OTHER, OWN)).toBe(true)
})

it('behind a proxy on this machine, the browser counts, wherever the proxy connects to', async () => {
  expect(await exposed(OWN, OWN, { forwardedFor: OTHER, trustProxy: true })).toBe(true)
  expect(await exposed(OWN, OWN, { forwardedFor: '127.0.0.1', trustProxy: true })).toBe(false)
})

it('the browser is the last address that the own proxy names: the client can forge the others', async () => {
  expect(await exposed(OWN, OWN, { forwardedFor: `127.0.0.1, ${OTHER}`, trustProxy: true })).toBe(true)
})

it('a browser on this machine whose requests go over a proxy elsewhere is heard on the way', async () => {
  expect(await exposed(OTHER, OWN, { forwardedFor: OWN, trustProxy: true })).toBe(true)
})

it('https of the own proxy protects it, and so says a setting for a network that is protected otherwise', async () => {
  expect(await exposed(OTHER, OWN, { proto: 'https', trustProxy: true })).toBe(false)
  expect(await exposed(OTHER, OWN, { plainHttp: true })).toBe(false)
})

it('of several proxies in front each must be called by https', async () => {
  expect(await exposed(OTHER, OWN, { proto: 'https, https', trustProxy: true })).toBe(false)
  for (const proto of ['https, http', 'http, https', '', 'https,']) expect(await exposed(OTHER, OWN, { proto, trustProxy: true }), proto).toBe(true)
})

it('ignores the headers of a proxy when the server is not behind one: any caller could write them', async () => {
  expect(await exposed(OTHER, OWN, { forwardedFor: '127.0.0.1' })).toBe(true)
  expect(await exposed(OTHER, OWN, { proto: 'https' })).toBe(true)
})
