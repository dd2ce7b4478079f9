import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { build } from 'esbuild'
import { chromium } from 'playwright'
import { ensureBrowser } from '../lib/find-browser.mjs'
import { listenOnLoopback } from '../lib/loopback-server.mjs'
import { packedNoticeProblems } from './notices.mjs'
import { ROOT } from '../lib/root.mjs'
import { run } from '../lib/run.mjs'

const NONCE = 'r4nd0m'

/** The strict policy of a host page (trust B3). Style elements of emotion carry the nonce. */
const POLICY = [
  "default-src 'none'", "script-src 'self'", `style-src 'self' 'nonce-${NONCE}'`, "img-src 'self' data: blob:", "font-src 'self'", "connect-src 'self'", "media-src 'self' blob:",
  "worker-src 'self' blob:", "frame-ancestors 'none'", "base-uri 'none'", "object-src 'none'", "form-action 'self'",
].join('; ')

const PAGE = '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>packed</title></head><body><div id="app"></div><script type="module" src="/page.js"></script></body></html>'

/** A host page that uses the packed entries, including the heavy ones. It is bundled with the unpacked tarball. */
const PROGRAM = `
import { createElement as h } from 'react'
import { createRoot } from 'react-dom/client'

const violations = []
document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective + ' ' + (event.sourceFile || event.blockedURI)))
const styles = () => [...document.querySelectorAll('style')].map((style) => style.nonce + ' ' + (style.dataset.emotion ?? 'stray'))
const errors = []
addEventListener('error', (event) => errors.push(event.message))
addEventListener('unhandledrejection', (event) => errors.push(String(event.reason)))
const seen = { violations, errors, before: styles() }
globalThis.seen = seen

const { PlanViewport } = await import('@smart-fire/ui/viewport')
seen.afterViewport = styles()
const { UiRoot } = await import('@smart-fire/ui')
const { TimeSeriesChart } = await import('@smart-fire/ui/chart')
const { MapView } = await import('@smart-fire/ui/map')
const { ExportButton, pagesOf } = await import('@smart-fire/ui/export')
const { ComboField, FormLayout } = await import('@smart-fire/ui/form')
const { StatTile } = await import('@smart-fire/ui/screen')
await import('@smart-fire/ui/import')
seen.afterImport = styles()

const picture = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#fff"/></svg>')
const rows = Array.from({ length: 20000 }, (_, at) => ({ text: 'device ' + at * 7919 }))
const marker = { id: '1', x: 100, y: 100, tone: 'alarm', label: 'smoke' }
const part = (height, child) => h('div', { style: { height } }, child)
createRoot(document.getElementById('app')).render(h(UiRoot, { nonce: '${NONCE}', locale: 'en' },
  part(240, h(PlanViewport, { picture, markers: [marker], label: 'plan', summary: '1 alarm', openMarker: null, onMarkerOpen() {}, renderPopover: () => null })),
  part(240, h(TimeSeriesChart, { label: 'curve', points: [{ at: 0, value: 1 }, { at: 60000, value: 2 }], height: 160 })),
  part(240, h(MapView, { label: 'map', centre: { lng: 121.5, lat: 31.2 }, markers: [{ id: '1', position: { lng: 121.5, lat: 31.2 }, tone: 'alarm', label: 'hydrant' }], height: 240 })),
  h(FormLayout, { label: 'form', onSubmit() {} }, h(ComboField, { label: 'combo', options: [{ value: '1', label: 'one' }], value: null, onChange() {} })),
  h(StatTile, { label: 'figure', value: 12 }),
  h(ExportButton, { name: 'devices', columns: [{ header: 'text', value: (row) => row.text }], pages: () => pagesOf(async () => ({ rows, total: rows.length })), onFile: (file) => { seen.file = file.size } }),
))
`

/** Opens a page with the packed ui under a strict policy in a real browser. Returns the problems. */
export async function packedUiProblems(tarball, folder) {
  const own = path.join(folder, 'node_modules/@smart-fire/ui')
  fs.mkdirSync(own, { recursive: true })
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', own], { capture: true })
  await bundle(folder)
  const { origin, stop } = await servePage(path.join(folder, 'out'))
  try {
    return [...packedNoticeProblems('ui', own, path.join(ROOT, 'node_modules')), ...(await pageProblems(origin))]
  } finally {
    await stop()
  }
}

/** Links the dependencies of the package from this repository. */
async function bundle(folder) {
  fs.writeFileSync(path.join(folder, 'page.js'), PROGRAM)
  await build({
    entryPoints: [path.join(folder, 'page.js')],
    bundle: true, minify: true, splitting: true, format: 'esm', target: 'es2022', outdir: path.join(folder, 'out'), logLevel: 'silent',
    nodePaths: [path.join(ROOT, 'node_modules')], define: { 'process.env.NODE_ENV': '"production"' },
  })
}

function servePage(folder) {
  const server = http.createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = path.join(folder, path.normalize(name))
    const script = name.endsWith('.js') && fs.existsSync(file)
    if (!script && name !== '/') return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': script ? 'text/javascript' : 'text/html', 'content-security-policy': POLICY })
    response.end(script ? fs.readFileSync(file) : PAGE)
  })
  return listenOnLoopback(server)
}

async function pageProblems(origin) {
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
  try {
    const page = await browser.newPage()
    await page.goto(origin)
    try {
      await useEverything(page)
    } catch (error) {
      return [`The packed ui does not stand under a strict policy: ${error.message}\n${JSON.stringify(await page.evaluate(() => globalThis.seen))}`]
    }
    return seenProblems(await page.evaluate(() => globalThis.seen), await page.evaluate(() => [...globalThis.document.querySelectorAll('style')].map((style) => `${style.nonce} ${style.dataset.emotion ?? 'stray'}`)))
  } finally {
    await browser.close()
  }
}

/** Uses each component like an operator. */
async function useEverything(page) {
  const options = { timeout: 20_000 }
  await page.getByRole('application', { name: 'plan' }).locator('canvas').first().waitFor(options)
  await page.getByRole('button', { name: 'Zoom in' }).first().click(options)
  await page.getByRole('group', { name: 'curve' }).locator('path').first().waitFor({ ...options, state: 'attached' })
  await page.locator('.map-target canvas').first().waitFor(options)
  await page.getByRole('combobox', { name: 'combo' }).click(options)
  await page.getByRole('option', { name: 'one' }).click(options)
  await page.getByRole('group', { name: 'figure' }).getByText('12').waitFor(options)
  await page.getByRole('button', { name: 'Export' }).click(options)
  await page.getByRole('menuitem', { name: /Excel/ }).click(options)
  await page.waitForFunction(() => globalThis.seen.file > 0, null, options)
}

/** The style elements after the import of the viewport, after all imports and after rendering. Ours have emotion's key and the nonce. */
function seenProblems({ violations, errors, before, afterViewport, afterImport }, drawn) {
  const stray = drawn.filter((style) => !style.startsWith(`${NONCE} fsc-`))
  return [
    ...(afterViewport.length === before.length ? [] : [`Importing ui/viewport adds to the page: ${afterViewport}`]),
    ...(afterImport.length === before.length ? [] : [`Importing ui adds to the page: ${afterImport}`]),
    ...(drawn.length > stray.length ? [] : ['The drawn ui has no style of its own: the page proves nothing']),
    ...(stray.length === 0 ? [] : [`The drawn ui adds styles that are not its own: ${stray.join(', ')}`]),
    ...violations.map((violation) => `The packed ui breaks a strict policy: ${violation}`),
    ...errors.map((error) => `The packed ui fails under a strict policy: ${error}`),
  ]
}
