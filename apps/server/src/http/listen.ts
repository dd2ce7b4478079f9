import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import type { AppEnv } from './app-env'

export interface Listening {
  url: string
  port: number
  /** stops accepting, ends open connections, resolves when all are closed */
  close(): Promise<void>
}

/** inbound alarm frames are heartbeats only, whole or in a few pieces (trust B2) */
const FRAME_LIMITS = { maxPayload: 1024, maxFragments: 8, maxBufferedChunks: 64, perMessageDeflate: false } as const

/** for a request to arrive whole (trust B4) */
const REQUEST_TIMEOUT_MS = 10_000

/** Calls and sockets on one port; rejects with the system's error, e.g. EADDRINUSE. */
export function listen(app: Hono<AppEnv>, { host, port }: { host: string; port: number }): Promise<Listening> {
  const sockets = new WebSocketServer({ noServer: true, ...FRAME_LIMITS })
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch: app.fetch,
      hostname: host,
      port,
      serverOptions: { requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS },
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

function closeAll(server: Server, sockets: WebSocketServer): Promise<void> {
  return new Promise((resolve) => {
    for (const socket of sockets.clients) socket.terminate()
    sockets.close()
    server.close(() => resolve())
    server.closeAllConnections()
  })
}
