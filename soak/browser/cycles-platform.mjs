import { createServer } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { getResponse } from 'msw'
import { ws } from '../hostile/sources.mjs'

const { createMockBackend } = await import(/* @vite-ignore */ new URL('../../packages/api-client/src/mock/index.ts', import.meta.url).href)

/** Serves the page of the cycles, the mock platform and a socket without messages. */
export async function openCyclesPlatform(pages) {
  const { handlers, world } = createMockBackend()
  world.now = Date.now // the charts show values of today
  const answerOf = remembered(async (request) => {
    const answer = await getResponse(handlers, request)
    return { status: answer?.status ?? 404, headers: [...(answer?.headers ?? [])], body: Buffer.from(await (answer?.arrayBuffer() ?? '')) }
  })
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://cycles')
    const file = pages.get(pathname)
    if (file !== undefined) {
      response.setHeader('content-type', pathname === '/' ? 'text/html; charset=utf-8' : 'text/javascript')
      return response.end(file)
    }
    const { status, headers, body } = await answerOf(request)
    response.statusCode = status
    for (const [name, value] of headers) response.setHeader(name, value)
    response.end(body)
  })
  const upgrades = new ws.WebSocketServer({ server, path: '/alarm/websocket' })
  upgrades.on('connection', (socket) => socket.on('message', () => socket.send('HeartBeat')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    sockets: () => upgrades.clients.size,
    async close() {
      for (const socket of upgrades.clients) socket.terminate()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Caches the responses: the cycles change no data, and a cached response is faster. */
function remembered(answer) {
  const known = new Map()
  return async (request) => {
    const body = request.method === 'GET' || request.method === 'HEAD' ? undefined : await buffer(request)
    const key = [request.method, request.url, body ?? ''].join(' ')
    const made = known.get(key) ?? answer(new Request(`http://${request.headers.host}${request.url}`, { method: request.method, headers: request.headers, body }))
    known.set(key, made)
    return made
  }
}
