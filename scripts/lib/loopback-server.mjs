import fs from 'node:fs'
import path from 'node:path'

const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json', '.svg': 'image/svg+xml', '.woff2': 'font/woff2', '.png': 'image/png', '.webp': 'image/webp' }

/** Lets an HTTP server listen on a free loopback port. Resolves with its address (without a trailing slash) and a function that stops it, also with open connections. */
export async function listenOnLoopback(server) {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((done) => { server.closeAllConnections(); server.close(done) }),
  }
}

/** Answers with a file of a folder, and for the address of a folder with its `index.html`; 404 for what is not there or outside of it. */
export function sendFile(folder, pathname, response, headers = {}) {
  const file = path.join(folder, path.normalize(decodeURIComponent(pathname)), pathname.endsWith('/') ? 'index.html' : '')
  if (!file.startsWith(folder) || !fs.statSync(file, { throwIfNoEntry: false })?.isFile()) return void response.writeHead(404).end()
  response.writeHead(200, { 'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream', ...headers })
  fs.createReadStream(file).pipe(response)
}
