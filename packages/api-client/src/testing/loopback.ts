import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { ApiClientOptions } from '../api-client-options'
import { createApiClient } from '../create-api-client'
import { createSignInClient } from '../sign-in'

export interface SeenRequest {
  method: string
  path: string
  query: Record<string, string>
  headers: IncomingMessage['headers']
  body: string
}

/** How the server responds to a request: with a JSON value, or by a function. */
export type Behaviour = { json: unknown; status?: number } | ((request: SeenRequest, response: ServerResponse) => void)

/** A real HTTP server on a random port, whose responses a test sets. It is reset after each test. */
export function startLoopback() {
  const behaviours = new Map<string, Behaviour>()
  const requests: SeenRequest[] = []
  let baseUrl = ''

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = []
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', 'http://loopback')
      const request: SeenRequest = {
        method: incoming.method ?? '',
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers: incoming.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      }
      requests.push(request)
      behave(
        behaviours.get(url.pathname) ??
          behaviours.get('*') ?? { json: { status: 404, message: 'no behaviour' }, status: 404 },
        request,
        response,
      )
    })
  })

  // on a busy machine the server would close an idle connection while the client takes it for its next call
  server.keepAliveTimeout = 0
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterEach(() => {
    behaviours.clear()
    requests.length = 0
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  return {
    requests,
    get baseUrl() {
      return baseUrl
    },
    /** sets the response to a path, `*` for every other path */
    on: (path: string, behaviour: Behaviour) => void behaviours.set(path, behaviour),
    /** a signed-in client of this server */
    client: (given: Partial<ApiClientOptions> = {}) => {
      const options = { baseUrl, getToken: () => 'a-token', ...given }
      return { ...createApiClient(options), auth: createSignInClient(options).auth }
    },
  }
}

function behave(behaviour: Behaviour, request: SeenRequest, response: ServerResponse): void {
  if (typeof behaviour === 'function') {
    behaviour(request, response)
    return
  }
  response.writeHead(behaviour.status ?? 200, { 'Content-Type': 'application/json' })
  response.end(JSON.stringify(behaviour.json))
}
