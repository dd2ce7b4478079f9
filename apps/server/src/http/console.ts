import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import type { MapTiles } from '../map-tiles'
import type { AppEnv } from './app-env'
import { acceptsGzip } from './compressed'
import { INSPECT_PATH } from './security-headers'
import { openConsoleFiles, type ConsoleFile } from './console-files'

/** The built console: hashed assets, cached for ever, and for every other path the page with a new nonce. */
export function consoleRoutes(folder: string, facts: PageFacts, needsSetup: () => Promise<boolean> = async () => false): Hono<AppEnv> {
  const files = openConsoleFiles(folder)
  const page = consolePage(folder, facts, needsSetup)
  const routes = new Hono<AppEnv>()
  routes.get('/assets/*', async (c) => {
    const file = await files.read(c.req.path)
    return file ? fileResponse(c, file, 'public, max-age=31536000, immutable') : c.notFound()
  })
  routes.get('*', async (c) => {
    const file = extname(c.req.path) === '.html' ? null : await files.read(c.req.path)
    if (file) return fileResponse(c, file, 'no-cache')
    return page(c)
  })
  return routes
}

/** The page of the console with a new nonce, whatever its address is. */
export const consolePage = (folder: string, facts: PageFacts, needsSetup: () => Promise<boolean>) => async (c: Context<AppEnv>): Promise<Response> => {
  const entry = c.req.path === INSPECT_PATH ? 'inspect.html' : 'index.html'
  const page = await readFile(join(folder, entry), 'utf8').catch(() => null)
  if (page === null) return c.notFound()
  const told = withFacts(page, { ...facts, needsSetup: await needsSetup() })
  return c.html(withNonce(told, c.get('nonce')), 200, { 'Cache-Control': 'no-store' })
}

function fileResponse(c: Context<AppEnv>, { type, content, packed }: ConsoleFile, cacheControl: string): Response {
  const headers = { 'Content-Type': type, 'Cache-Control': cacheControl }
  if (!packed) return c.body(content, 200, headers)
  if (!acceptsGzip(c.req.header('Accept-Encoding'))) return c.body(content, 200, { ...headers, Vary: 'Accept-Encoding' })
  return c.body(packed, 200, { ...headers, Vary: 'Accept-Encoding', 'Content-Encoding': 'gzip' })
}

/** What the page tells the console about this server. */
export interface PageFacts {
  /** the alarms are a demonstration (`isDemoPage` of the console) */
  isDemo: boolean
  /** the tile service of the maps (`mapTilesOfPage` of the console) */
  mapTiles: MapTiles | null
  /** no account exists yet (`needsSetup` of the console) */
  needsSetup?: boolean
}

/** Writes the facts into the head of the page as meta elements. */
export function withFacts(page: string, { isDemo, mapTiles, needsSetup = false }: PageFacts): string {
  const elements = [
    ...(isDemo ? [html`<meta name="platform-demo" content="1">`] : []),
    ...(needsSetup ? [html`<meta name="platform-setup" content="1">`] : []),
    ...(mapTiles ? [html`<meta name="platform-map" content="${JSON.stringify(mapTiles)}">`] : []),
  ]
  return page.replace(/<head[^>]*>/i, (head) => head + elements.map(String).join(''))
}

/** The placeholder that the build of the console writes for the nonce (vite `html.cspNonce`). */
const NONCE_PLACEHOLDER = '__CSP_NONCE__'

/** Emotion reads the nonce from the meta element; a page built without the placeholder gets one. */
export function withNonce(page: string, nonce: string): string {
  if (page.includes(NONCE_PLACEHOLDER)) return page.replaceAll(NONCE_PLACEHOLDER, nonce)
  return page.replace(/<head[^>]*>/i, (head) => `${head}<meta property="csp-nonce" nonce="${nonce}">`)
}
