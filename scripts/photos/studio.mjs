import fs from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { ROOT } from '../lib/root.mjs'
import { drawWithPinnedFont, pinnedFont } from './pinned-font.mjs'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-lcd-text', '--force-color-profile=srgb']
/** The same instant as in `.storybook/frozen-clock.ts`, here for code that runs before the story. */
const FROZEN_AT = new Date('2026-10-12T09:32:00+08:00')
const STORY_MS = 60_000

/** A browser with a frozen clock: a page that shows the stories in this mode, and one that encodes and compares pictures. */
export async function openStudio(executablePath, origin, mode) {
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  const pages = [await openStage(browser, mode), await openTable(browser)]
  const [stage, table] = pages
  let hasCrashed = false
  for (const page of pages) page.on('crash', () => (hasCrashed = true))
  return {
    version: browser.version(),
    /** false when the browser has closed or one of its pages has crashed: it takes no more photographs */
    isOpen: () => browser.isConnected() && !hasCrashed,
    /** runs the story to its end and takes its picture; throws when the story fails */
    take: (id) => takePicture(stage, `${origin}/iframe.html?id=${id}&viewMode=story&globals=theme:${mode.theme};locale:${mode.locale};a11y.manual:!true`),
    /** converts PNG to WebP, which is smaller */
    develop: (png) => table.evaluate((data) => globalThis.lightTable.develop(data), toDataUrl(png, 'png')).then(toBuffer),
    /** the part of the picture that differs (0…1), and a picture of the difference */
    compare: async (before, after) => {
      const answer = await table.evaluate(([a, b]) => globalThis.lightTable.compare(a, b), [toDataUrl(before, 'webp'), toDataUrl(after, 'webp')])
      return { difference: answer.difference, picture: toBuffer(answer.picture) }
    },
    close: () => browser.close(),
  }
}

async function openStage(browser, { theme, locale, width, height, forcedColors = 'none' }) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce', colorScheme: theme, forcedColors, timezoneId: 'Asia/Shanghai', locale })
  const page = await context.newPage()
  await page.clock.setFixedTime(FROZEN_AT)
  await page.addInitScript(drawWithPinnedFont, pinnedFont())
  await page.addInitScript(noteTheEnd)
  await page.addInitScript(stopMotion)
  return page
}

async function openTable(browser) {
  const page = await browser.newPage()
  await page.goto('about:blank')
  await page.addScriptTag({ type: 'module', content: lightTable() })
  await page.waitForFunction(() => 'lightTable' in globalThis)
  return page
}

async function takePicture(page, address) {
  await page.goto(address, { timeout: STORY_MS })
  await page.waitForFunction(() => globalThis.storyEnd !== undefined, null, { timeout: STORY_MS })
  const problem = await page.evaluate(() => globalThis.storyEnd)
  if (problem) throw new Error(problem)
  // lazy parts that the play does not wait for, as the map beside a list
  await page.waitForFunction(hasLoadedAll, null, { polling: 250, timeout: STORY_MS })
  await page.evaluate(() => globalThis.document.fonts.ready.then(() => undefined))
  await redrawCanvases(page)
  // text inside an SVG image is rendered in a font of the machine, which cannot be pinned
  return page.screenshot({ animations: 'disabled', caret: 'hide', mask: [page.locator('img[src^="blob:"]')], maskColor: '#c5ced9' })
}

/** Canvas text that was drawn before the font had loaded must be drawn again: a change of the size causes it. */
async function redrawCanvases(page) {
  const size = page.viewportSize()
  if (size === null || (await page.locator('canvas').count()) === 0) return
  for (const height of [size.height - 1, size.height]) {
    await page.setViewportSize({ ...size, height })
    await page.evaluate(() => new Promise((drawn) => globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(() => drawn()))))
  }
}

/** Runs in the page, four times a second: whether no file has come for three times. */
function hasLoadedAll() {
  const files = globalThis.performance.getEntriesByType('resource').length
  const { files: before, times = 0 } = globalThis.lastLook ?? {}
  globalThis.lastLook = { files, times: files === before ? times + 1 : 0 }
  return globalThis.lastLook.times >= 3
}

/** Runs in the page before the story and records the end of its play: '' or the error message. */
function noteTheEnd() {
  const waiting = setInterval(() => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__
    if (!channel) return
    clearInterval(waiting)
    const end = (problem) => (globalThis.storyEnd ??= problem)
    channel.on('playFunctionThrewException', (error) => end(error?.message ?? 'the play failed'))
    channel.on('storyThrewException', (error) => end(error?.message ?? 'the story failed'))
    channel.on('storyMissing', () => end('there is no such story'))
    channel.on('storyFinished', () => end(''))
  }, 1)
}

/** Runs in the page before the story: nothing moves. A dialog was photographed in the first frame of its opening now and then, although that takes 1 ms here. */
function stopMotion() {
  const sheet = new globalThis.CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { animation-name: none !important }')
  globalThis.document.adoptedStyleSheets = [sheet]
}

/** The module of the page: the browser decodes the pictures, pixelmatch compares them. */
function lightTable() {
  const pixelmatch = fs.readFileSync(path.join(ROOT, 'node_modules/pixelmatch/index.js'), 'utf8').replace('export default function pixelmatch', 'function pixelmatch')
  return `${pixelmatch}
const QUALITY = 0.7
async function canvasOf(address) {
  const image = new Image()
  image.src = address
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.naturalWidth, height: image.naturalHeight })
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas
}
const pixels = (canvas) => canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
globalThis.lightTable = {
  develop: async (png) => (await canvasOf(png)).toDataURL('image/webp', QUALITY),
  compare: async (before, after) => {
    const [a, b] = [await canvasOf(before), await canvasOf(after)]
    if (a.width !== b.width || a.height !== b.height) return { difference: 1, picture: after }
    const between = new ImageData(a.width, a.height)
    const differing = pixelmatch(pixels(a).data, pixels(b).data, between.data, a.width, a.height, { threshold: 0.2 })
    a.getContext('2d').putImageData(between, 0, 0)
    return { difference: differing / (a.width * a.height), picture: a.toDataURL('image/webp', QUALITY) }
  },
}`
}

const toDataUrl = (buffer, kind) => `data:image/${kind};base64,${buffer.toString('base64')}`
const toBuffer = (dataUrl) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
