import { consoleHeapMb, onBuiltConsole } from './built-console.mjs'
import { pause } from './page-run.mjs'

const SIZES = ['1 画面', '4 画面', '9 画面', '16 画面']
const PANES = 16
const STARTED_MS = 60_000
const COUNTED_MS = 20_000
const BARE_PAGE = '/bare.html'
const FRAGMENT = /\/fragment\/\d+$/
/** caches, chunks and the first players are there by then */
const WARM_CHANGES = 40

/** Opens the wall inside the page: a reload would close the socket of the storm. */
async function openWall(page) {
  await page.getByRole('link', { name: '危险预警' }).or(page.getByRole('button', { name: '危险预警' })).first().click()
  await page.getByRole('link', { name: '实时视频' }).first().click()
  await page.getByRole('region', { name: '视频墙' }).waitFor({ timeout: STARTED_MS })
}

const show = (page, size) => page.getByRole('radio', { name: size, exact: true }).check({ force: true })
const playing = (page) => page.locator('[data-pane] [data-state="shown.playing"]').count()

/** Fills all sixteen panes with online cameras, again where the city has fewer. */
async function fillWall(page) {
  await show(page, '16 画面')
  const cameras = page.getByRole('button', { name: /放入窗格/ }).filter({ hasNotText: '离线' })
  await cameras.first().waitFor({ timeout: STARTED_MS })
  const known = await cameras.count()
  for (let pane = 0; pane < PANES; pane += 1) {
    await page.locator(`[data-pane="${pane}"]`).click({ position: { x: 5, y: 5 } })
    await cameras.nth(pane % known).dblclick()
  }
}

/** The number of panes that play, as soon as all do, or after a minute: a pane that has stalled tries again by itself. */
async function playingInTheEnd(page) {
  for (const end = Date.now() + STARTED_MS; Date.now() < end && (await playing(page)) < PANES;) await pause(250)
  return playing(page)
}

/** The mean time of the main thread for each second. */
async function mainOver(mainMs, seconds, during = () => undefined) {
  const before = await mainMs()
  const work = during()
  await pause(seconds * 1_000)
  await work
  return ((await mainMs()) - before) / seconds
}

/** Sixteen elements on an empty page that play a film of the same camera by themselves: what decoding costs without us. */
async function bareElements(page, address) {
  await page.goto(new URL(BARE_PAGE, address).href)
  await page.evaluate(async ({ last, panes }) => {
    const { document } = globalThis
    const base = last.slice(0, last.indexOf('fragment/'))
    const number = Number(last.split('/').at(-1))
    const parts = ['init.mp4', ...[4, 3, 2, 1].map((back) => `fragment/${number - back}`)]
    const film = URL.createObjectURL(new Blob(await Promise.all(parts.map(async (part) => (await fetch(base + part)).blob())), { type: 'video/mp4' }))
    for (let at = 0; at < panes; at += 1) {
      const video = Object.assign(document.createElement('video'), { src: film, muted: true, loop: true, autoplay: true, width: 240, height: 135 })
      document.body.append(video)
      await video.play()
    }
  }, { last: address, panes: PANES })
}

/**
 * The layout of the wall is changed again and again; then sixteen panes play beside a storm of alarms, and sixteen bare elements.
 * Resolves with the heap after the first and the last changes, the main thread's time for each second, and what was counted.
 */
export const videoWall = ({ changes, seconds, rate }) => onBuiltConsole(async ({ storm, page, operator, mainMs }) => {
  storm.pages.set(BARE_PAGE, '<!doctype html><title>bare</title>')
  let fragment = null
  page.on('request', (request) => {
    if (FRAGMENT.test(request.url())) fragment = request.url()
  })
  await openWall(page)
  const heaps = await changeLayouts(page, changes)
  await fillWall(page)
  const panes = await playingInTheEnd(page)
  const wall = await mainOver(mainMs, seconds)
  storm.reset()
  await mainOver(mainMs, seconds, () => pourSlowly(storm, rate, seconds))
  const counted = await countedOf(operator, storm.sent)
  const still = await playing(page)
  const again = await playingInTheEnd(page)
  if (fragment === null) throw new Error('No camera of our server was played.')
  await bareElements(page, fragment)
  return { ...heaps, panes, still, again, wall, bare: await mainOver(mainMs, seconds), sent: storm.sent, counted }
})

async function changeLayouts(page, changes) {
  const heaps = []
  for (let change = 1; change <= changes; change += 1) {
    await show(page, SIZES[change % SIZES.length])
    // a change while players are still starting is the hard one; every fourth waits until one plays
    if (change % 4 === 0) await firstPlays(page)
    if (change !== WARM_CHANGES && change !== changes) continue
    await show(page, '1 画面')
    await firstPlays(page)
    heaps.push(await consoleHeapMb(page))
  }
  return { warmMb: heaps[0], lastMb: heaps[1], videos: await page.locator('video').count() }
}

const firstPlays = (page) => page.locator('[data-pane="0"] [data-state="shown.playing"]').waitFor({ timeout: STARTED_MS })

async function pourSlowly(storm, rate, seconds) {
  for (let second = 0; second < seconds; second += 1) {
    storm.push(rate)
    await pause(1_000)
  }
}

async function countedOf(operator, sent) {
  for (const end = Date.now() + COUNTED_MS; Date.now() < end && (await operator.pendingCount()) !== sent;) await pause(250)
  return operator.pendingCount()
}
