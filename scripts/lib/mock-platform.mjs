import http from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { text } from 'node:stream/consumers'
import { getResponse } from 'msw'
import { ROOT } from './root.mjs'

/** The mock of the built `@smart-fire/api-client` as an HTTP server, for hosts that need some platform. It has no alarm link. */
export async function startMockPlatform() {
  const { createMockBackend } = await import(pathToFileURL(path.join(ROOT, 'packages/api-client/dist/mock.js')).href)
  const backend = createMockBackend()
  const server = http.createServer((request, response) => void respond(backend.handlers, request, response))
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = () => new Promise((done) => { server.closeAllConnections(); server.close(done) })
  return { origin: `http://127.0.0.1:${server.address().port}`, token: await backend.clientOptions().getToken(), stop }
}

async function respond(handlers, request, response) {
  const { method, url, headers } = request
  const body = method === 'GET' ? undefined : await text(request)
  const answer = await getResponse(handlers, new Request(`http://${headers.host}${url}`, { method, headers, body }))
  response.writeHead(answer?.status ?? 404, Object.fromEntries(answer?.headers ?? [['content-type', 'application/json']]))
  response.end(answer ? Buffer.from(await answer.arrayBuffer()) : '{}')
}
