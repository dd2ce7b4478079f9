import http from 'node:http'
import { listenOnLoopback, sendFile } from './loopback-server.mjs'

/**
 * Serves a folder on a free loopback port, at `/` or below a path.
 * Resolves with its address (without a trailing slash) and a function that stops it.
 */
export async function serveStatic(folder, below = '') {
  const server = http.createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname
    if (asked === below || asked.startsWith(`${below}/`)) sendFile(folder, asked.slice(below.length) || '/', response)
    else response.writeHead(404).end()
  })
  const { origin, stop } = await listenOnLoopback(server)
  return { origin: origin + below, stop }
}
