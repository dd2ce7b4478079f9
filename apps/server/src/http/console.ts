import { readFile, stat } from 'node:fs/promises'
import { extname, join, resolve, sep } from 'node:path'
import { Hono } from 'hono'
import type { AppEnv } from './app-env'

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/** The built console: hashed assets for ever, the page itself fresh each time with its nonce, for every unknown path. */
export function consoleRoutes(folder: string): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/assets/*', async (c) => {
    const file = await readAsset(folder, c.req.path)
    if (!file) return c.notFound()
    return c.body(file.content, 200, { 'Content-Type': file.type, 'Cache-Control': 'public, max-age=31536000, immutable' })
  })
  routes.get('*', async (c) => {
    const file = extname(c.req.path) === '.html' ? null : await readAsset(folder, c.req.path)
    if (file) return c.body(file.content, 200, { 'Content-Type': file.type, 'Cache-Control': 'no-cache' })
    const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null)
    return page === null ? c.notFound() : c.html(withNonce(page, c.get('nonce')), 200, { 'Cache-Control': 'no-store' })
  })
  return routes
}

async function readAsset(folder: string, path: string): Promise<{ content: Uint8Array<ArrayBuffer>; type: string } | null> {
  const type = CONTENT_TYPES[extname(path).toLowerCase()]
  const file = insideOf(folder, path)
  if (!type || !file || !(await isFile(file))) return null
  return { content: new Uint8Array(await readFile(file)), type }
}

/** The file that a path names, null when it climbs out of the folder. */
function insideOf(folder: string, path: string): string | null {
  const root = resolve(folder)
  const file = resolve(root, `.${decode(path) ?? '/'}`)
  return file.startsWith(root + sep) ? file : null
}

function decode(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}

async function isFile(file: string): Promise<boolean> {
  return (await stat(file).catch(() => null))?.isFile() ?? false
}

/** What the console's build leaves wherever a nonce belongs (vite `html.cspNonce`). */
const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Emotion reads the nonce from the meta element; a page built without the placeholder gets one. */
export function withNonce(page: string, nonce: string): string {
  if (page.includes(NONCE_PLACEHOLDER)) return page.replaceAll(NONCE_PLACEHOLDER, nonce)
  return page.replace(/<head[^>]*>/i, (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">`)
}
