import fs from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { WebSocketServer } from 'ws'
import { buildPages, peersOf, servePages } from '../lib/pages.mjs'

const EPOCH = 'bench'

/** Serves the pages, their calls and the alarm socket on one port. `raise` adds a record and then pushes it, like the server. */
export async function serveStorm(options) {
  const { aFaultRecord, aRecord, createMockBackend, MOCK_TOKEN, pushOf, wireFrame } = await loadCity()
  const { getResponse } = await import('msw')
  let backend
  let seq = 0
  const answer = (request, response) => {
    if (!request.url.startsWith('/api')) return false
    void toRequest(request, MOCK_TOKEN).then((asked) => getResponse(backend.handlers, asked)).then(async (found) => {
      response.writeHead(found?.status ?? 404, { 'content-type': 'application/json' })
      response.end(found ? Buffer.from(await found.arrayBuffer()) : '')
    })
    return true
  }
  const pages = await servePages(await buildPages(peersOf('storm'), options), answer)
  const sockets = new WebSocketServer({ server: pages.server, path: '/alarm/websocket' })
  sockets.on('connection', (socket) => socket.send(wireFrame({ type: 'hello', epoch: EPOCH, seq, replayed: true })))
  return {
    origin: pages.origin,
    /** Deletes all data for the next page. */
    reset() {
      backend = createMockBackend({ world: { records: [] } })
      seq = 0
    },
    raise({ fire, place, buildingId }) {
      seq += 1
      const make = fire ? aRecord : aFaultRecord
      const record = make({ id: String(seq), sensorNumber: `s${seq}`, buildingId, buildingName: place, raisedAt: Date.now() })
      backend.world.records.push(record)
      const frame = wireFrame({ ...pushOf(record), id: `${EPOCH}-${seq}`, seq, epoch: EPOCH })
      for (const socket of sockets.clients) socket.send(frame)
    },
    async stop() {
      for (const socket of sockets.clients) socket.terminate()
      sockets.close()
      await pages.stop()
    },
  }
}

async function loadCity() {
  const outfile = path.join(import.meta.dirname, '../.cache/mock-city.mjs')
  fs.mkdirSync(path.dirname(outfile), { recursive: true })
  await build({ entryPoints: [path.join(import.meta.dirname, 'mock-city.ts')], bundle: true, format: 'esm', platform: 'node', conditions: ['@smart-fire/source'], external: ['msw'], outfile, logLevel: 'error' })
  return import(pathToFileURL(outfile).href)
}

async function toRequest(request, token) {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined
  // replaces the token of the pages by that of the mock platform
  const headers = new Headers(Object.entries(request.headers).filter(([, value]) => typeof value === 'string'))
  if (headers.has('authorization')) headers.set('authorization', token)
  return new Request(`http://${request.headers.host}${request.url}`, { method: request.method, headers, ...(body ? { body } : {}) })
}
