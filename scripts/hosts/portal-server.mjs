import http from 'node:http'
import net from 'node:net'
import { listenOnLoopback, sendFile } from '../lib/loopback-server.mjs'

const PASSED_ON = /^\/(api|files|alarm)(\/|$)/

/**
 * The server of a portal: its own files from a folder, and `/api`, `/files` and `/alarm` passed on to the platform with the upgrade of a
 * WebSocket and the `Host` of the page, as the README of `@smart-fire/dialogs` asks of a proxy. Without a platform nothing is passed on.
 */
export async function startPortal({ folder, platform, headers = {} }) {
  const { hostname, port } = platform === null ? {} : new URL(platform)
  const server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (hostname === undefined || !PASSED_ON.test(pathname)) return sendFile(folder, pathname, response, headers)
    const passed = http.request({ hostname, port, path: request.url, method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    passed.on('error', () => response.writeHead(502).end())
    request.pipe(passed)
  })
  server.on('upgrade', (request, socket, head) => {
    if (hostname === undefined) return socket.destroy()
    const upstream = net.connect(Number(port), hostname, () => {
      const lines = request.rawHeaders.flatMap((name, at, all) => (at % 2 === 0 ? [`${name}: ${all[at + 1]}`] : []))
      upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      upstream.write(head)
      upstream.pipe(socket).pipe(upstream)
    })
    upstream.on('error', () => socket.destroy())
    socket.on('error', () => upstream.destroy())
  })
  return listenOnLoopback(server)
}
