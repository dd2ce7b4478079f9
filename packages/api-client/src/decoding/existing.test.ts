import { describe, expect, it } from 'vitest'
import { fullClient, type FullClient } from '../testing/call-sample'
import { startLoopback } from '../testing/loopback'

const server = startLoopback()
const client = () => fullClient({ baseUrl: server.baseUrl, getToken: () => 'a-token' })

/** The calls that give one row by its id. */
const CALLS: [string, (client: FullClient) => Promise<unknown>][] = [
  ['buildings.contact', ({ buildings }) => buildings.contact('7')],
  ['estate.buildings.get', ({ estate }) => estate.buildings.get('7')],
  ['hydrants.detail', ({ hydrants }) => hydrants.detail('7')],
  ['hydrants.unit', ({ hydrants }) => hydrants.unit('7')],
  ['sensors.detail', ({ sensors }) => sensors.detail({ id: '7', channelId: '1' })],
  ['sensors.markerInfo', ({ sensors }) => sensors.markerInfo({ id: '7', channelId: '1' })],
  ['administration.users.get', ({ administration }) => administration.users.get('7')],
  ['tenants.get', ({ tenants }) => tenants.get('7')],
  ['fireHosts.hosts.get', ({ fireHosts }) => fireHosts.hosts.get('7')],
  ['firms.get', ({ firms }) => firms.get('7')],
]

/** A response without data means an unknown row (contract admin 1.1): that is no malformed response. */
describe('an unknown row', () => {
  it.each(CALLS)('%s rejects notFound', async (_name, run) => {
    for (const json of [{ status: 200 }, { status: 200, data: null }]) {
      server.on('*', { json })
      await expect(run(client())).rejects.toMatchObject({ kind: 'notFound' })
    }
  })

  it.each(CALLS)('%s rejects malformed for a body that is no row', async (_name, run) => {
    server.on('*', { json: { status: 200, data: 'row' } })
    await expect(run(client())).rejects.toMatchObject({ kind: 'malformed' })
  })
})
