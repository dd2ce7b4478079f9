import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.png': 'image/png', '.webp': 'image/webp' }

/**
 * Serves a folder on a free loopback port, at `/` or below a path.
 * Resolves with its address (without a trailing slash) and a function that stops it.
 */
export function serveStatic(folder, below = '') {
  const server = http.createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://localhost').pathname
    if (asked !== below && !asked.startsWith(`${below}/`)) {
      response.writeHead(404).end()
      return
    }
    const pathname = asked.slice(below.length) || '/'
    const file = path.join(folder, path.normalize(decodeURIComponent(pathname)), pathname.endsWith('/') ? 'index.html' : '')
    if (!file.startsWith(folder) || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream' })
    fs.createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const stop = () => new Promise((done) => { server.closeAllConnections(); server.close(done) })
      resolve({ origin: `http://127.0.0.1:${server.address().port}${below}`, stop })
    })
  })
}
