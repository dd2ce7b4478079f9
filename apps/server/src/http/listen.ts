import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { repeat } from '../repeat'
import type { AppEnv } from './app-env'

export interface Listening {
  url: string
  port: number
  /** stops accepting, lets calls in flight end, resolves when all connections are closed */
  close(): Promise<void>
}

/** inbound alarm frames are heartbeats only, whole or in a few pieces (trust B2) */
const FRAME_LIMITS = { maxPayload: 1024, maxFragments: 8, maxBufferedChunks: 64, perMessageDeflate: false } as const

/** for a request to arrive whole (trust B4) */
const REQUEST_TIMEOUT_MS = 10_000

/** how often Node looks for requests that take too long: by default it would be every 30 s */
const TIMEOUT_CHECK_MS = 1000

/** Calls and sockets on one port; rejects with the system's error, e.g. EADDRINUSE. */
export function listen(app: Hono<AppEnv>, { host, port }: { host: string; port: number }, timeoutMs = REQUEST_TIMEOUT_MS): Promise<Listening> {
  const sockets = new WebSocketServer({ noServer: true, ...FRAME_LIMITS })
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch: app.fetch,
      hostname: host,
      port,
      serverOptions: { requestTimeout: timeoutMs, headersTimeout: timeoutMs, connectionsCheckingInterval: Math.min(timeoutMs, TIMEOUT_CHECK_MS) },
      // ws's types and exactOptionalPropertyTypes disagree (toolchain §4)
      websocket: { server: sockets as never },
    }) as Server
    server.once('error', reject)
    server.once('listening', () => {
      server.off('error', reject)
      const { port: actual } = server.address() as AddressInfo
      resolve({ url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`, port: actual, close: () => closeAll(server, sockets) })
    })
  })
}

/** the longest time that calls in flight get to end when the server stops; containers are killed after 10 s */
const DRAIN_MS = 8_000
/** how often connections that have become idle meanwhile are closed */
const IDLE_CHECK_MS = 50

/** Takes no new call, lets those in flight end, and then ends what is still open. */
function closeAll(server: Server, sockets: WebSocketServer): Promise<void> {
  return new Promise((resolve) => {
    const stopClosing = repeat(IDLE_CHECK_MS, async () => server.closeIdleConnections(), () => undefined)
    const endAll = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
    server.close(() => {
      clearTimeout(endAll)
      void stopClosing().then(resolve)
    })
    server.closeIdleConnections()
  })
}
