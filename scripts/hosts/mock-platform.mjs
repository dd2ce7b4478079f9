import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { text } from 'node:stream/consumers'
import { getResponse } from 'msw'
import { WebSocketServer } from 'ws'
import { listenOnLoopback } from '../lib/loopback-server.mjs'
import { ROOT } from '../lib/root.mjs'

/** What our server answers to pages of the origins that it allows (`apps/server/src/http/cross-origin.ts`). */
const CROSS_ORIGIN = { 'access-control-allow-methods': 'GET,POST,DELETE', 'access-control-allow-headers': 'Authorization,Content-Type', vary: 'Origin' }

/** The mock of the built `@smart-fire/api-client` as a server with its alarm link, for hosts that need some platform. */
export async function startMockPlatform() {
  const { createMockBackend } = await import(pathToFileURL(path.join(ROOT, 'packages/api-client/dist/mock.js')).href)
  const backend = createMockBackend()
  const allowed = new Set()
  const server = http.createServer((request, response) => void respond(backend.handlers, allowed, request, response))
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, request) => {
    const link = backend.alarms.openWebSocket(request.url)
    link.onmessage = ({ data }) => socket.send(data)
    socket.on('message', (data) => link.send(String(data)))
    socket.on('close', () => link.close())
  })
  return {
    ...(await listenOnLoopback(server)),
    token: await backend.clientOptions().getToken(),
    /** pages of this origin may call from now on */
    allow: (origin) => allowed.add(origin),
    /** how many alarm links are open */
    links: () => backend.alarms.openLinks,
  }
}

async function respond(handlers, allowed, request, response) {
  const { method, url, headers } = request
  const shared = allowed.has(headers.origin) ? { ...CROSS_ORIGIN, 'access-control-allow-origin': headers.origin } : {}
  if (method === 'OPTIONS') return response.writeHead(204, shared).end()
  const body = method === 'GET' ? undefined : await text(request)
  const answer = await getResponse(handlers, new Request(`http://${headers.host}${url}`, { method, headers, body }))
  response.writeHead(answer?.status ?? 404, { ...Object.fromEntries(answer?.headers ?? [['content-type', 'application/json']]), ...shared })
  response.end(answer ? Buffer.from(await answer.arrayBuffer()) : '{}')
}
