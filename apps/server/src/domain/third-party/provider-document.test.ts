import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'

import { manualClock, type ManualClock } from '../../testing/manual-clock'
import { createProviderClient, type ProviderClient } from './provider-client'

const MINUTE = 60_000
const REDIRECT = 'https://console.example/authredirect'

let provider: Server
let issuer = ''
let clock: ManualClock
let client: ProviderClient
/** how often the provider was asked for its document, and what it gives */
let asked = 0
let answer: (path: string) => { status: number; text: string; location?: string }

const document = (more: object = {}) =>
  JSON.stringify({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token`, jwks_uri: `${issuer}/keys`, response_types_supported: ['code'], ...more })

beforeEach(async () => {
  asked = 0
  answer = () => ({ status: 200, text: document() })
  provider = createServer((request, response) => {
    asked += 1
    const { status, text, location } = answer(request.url ?? '')
    response.writeHead(status, { 'Content-Type': 'application/json', ...(location ? { Location: location } : {}) }).end(text)
  })
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
  clock = manualClock()
  client = createProviderClient(clock, true)
})
afterEach(() => new Promise((resolve) => {
  provider.close(resolve)
  provider.closeAllConnections()
}))

const depart = (version = 1) => client.depart({ id: 1, version, issuer, clientId: 'console', secret: null, scopes: null }, REDIRECT)

it('the document of a provider that was down is asked for again at the next attempt', async () => {
  answer = () => ({ status: 503, text: '' })
  await expect(depart()).rejects.toMatchObject({ reason: 'failed' })
  answer = () => ({ status: 200, text: document() })
  expect((await depart()).address).toContain(`${issuer}/auth?`)
})

it('the document of a provider is kept for ten minutes, and then read anew: the provider may have moved its pages', async () => {
  await depart()
  clock.advance(10 * MINUTE - 1)
  await depart()
  expect(asked).toBe(1)
  answer = () => ({ status: 200, text: document({ authorization_endpoint: `${issuer}/moved` }) })
  clock.advance(1)
  expect((await depart()).address).toContain(`${issuer}/moved?`)
  expect(asked).toBe(2)
})

it('the document of a provider is read anew when its row was changed', async () => {
  await depart()
  await depart(2)
  expect(asked).toBe(2)
})

it('a document that is longer than one can be is not taken', async () => {
  answer = () => ({ status: 200, text: document({ padding: 'x'.repeat(512 * 1024) }) })
  await expect(depart()).rejects.toMatchObject({ reason: 'failed' })
})

it('a document to which the provider redirects is not taken: the redirect could lead into the inner network', async () => {
  answer = (path) => (path === '/elsewhere' ? { status: 200, text: document() } : { status: 302, text: '', location: `${issuer}/elsewhere` })
  await expect(depart()).rejects.toMatchObject({ reason: 'failed' })
  expect(asked).toBe(1)
})
