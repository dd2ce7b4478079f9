import fs from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ROOT } from '../../scripts/lib/root.mjs'
import { launchBrowser, withPage } from '../lib/browser.mjs'
import { buildPages, peersOf, servePages } from '../lib/pages.mjs'
import { createReport, plainGoal } from '../lib/report.mjs'

const VIEW = { width: 1280, height: 800 }
const SLOW_MS = 200 // the delay of each response: long enough that another round of requests is visible beside rendering

/** The necessary rounds: the floors of another channel with fires need the channels first, the values of a hydrant its devices. */
const FORCED_ROUNDS = { 'floor plan, list': 2, hydrant: 2 }

/** Opens each dialog on a slow server, compared with its calls made all at once with axios in the same page. */
export async function run({ repeats, only }) {
  const report = createReport('requests')
  const answer = await slowCity()
  const browser = await launchBrowser()
  const { origin, stop } = await servePages(await buildPages(peersOf('requests')), answer)
  try {
    await withPage(browser, `${origin}/dialogs.html`, VIEW, async (page) => {
      const names = (await page.evaluate(() => globalThis.bench.names)).filter((name) => !only || name.includes(only))
      for (const name of names) await page.evaluate((dialog) => globalThis.bench.open(dialog), name) // chunks are loaded once
      for (let repeat = 0; repeat < repeats; repeat += 1) {
        for (const name of names) await measure(page, report, name, repeat % 2 === 0)
      }
      print(report, names)
    })
  } finally {
    await browser.close()
    await stop()
  }
  return report
}

/** Alternates the dialog and the bare calls, in reverse order on every second repeat. */
async function measure(page, report, name, oursFirst) {
  const open = () => page.evaluate((dialog) => globalThis.bench.open(dialog), name)
  const bare = (calls) => page.evaluate((all) => globalThis.bench.bare(all), calls)
  const first = oursFirst ? null : await bare((await open()).calls)
  const { ms, requests, calls } = await open()
  report.add(name, { ms, calls: requests.length, rounds: roundsOf(requests), lastStart: Math.max(...requests.map(({ from }) => from)) })
  report.add(`bare ${name}`, { ms: first ?? (await bare(calls)), calls: requests.length, rounds: 1 })
}

/** The number of sequential rounds: a call that began after the response of another may have needed it. */
function roundsOf(requests) {
  const rounds = []
  for (const call of requests.toSorted((one, other) => one.from - other.from)) {
    const behind = rounds.filter(({ to }) => to <= call.from).map(({ round }) => round)
    rounds.push({ to: call.to, round: 1 + Math.max(0, ...behind) })
  }
  return Math.max(...rounds.map(({ round }) => round))
}

function print(report, names) {
  report.print(`every answer takes ${SLOW_MS} ms\n`)
  report.table([['calls', 'calls', 0], ['rounds', 'rounds', 0], ['lastStart', 'last start, ms', 0], ['ms', 'ms', 0]])
  report.ratios('opened / the bare calls at once', names.map((name) => ({ what: name, ours: name, theirs: `bare ${name}`, figure: 'ms' })))
  for (const name of names) plainGoal(report, `${name}: rounds`, report.of(name, 'rounds'), { most: FORCED_ROUNDS[name] ?? 1, digits: 0 })
}

/** The mock platform with delayed responses. */
async function slowCity() {
  const file = path.join(ROOT, 'bench/.cache/requests-city.mjs')
  await build({
    entryPoints: [path.join(ROOT, 'bench/requests/city.ts')], outfile: file, bundle: true, platform: 'node', format: 'esm', target: 'node20',
    packages: 'bundle', external: ['msw'], conditions: ['@smart-fire/source'], logLevel: 'error',
  })
  const { responseOf } = await import(`${pathToFileURL(file).href}?${fs.statSync(file).mtimeMs}`)
  return (request, response) => {
    if (!request.url.startsWith('/api/')) return false
    Promise.all([requestOf(request).then(responseOf), new Promise((resolve) => setTimeout(resolve, SLOW_MS))]).then(([{ status, body }]) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    })
    return true
  }
}

async function requestOf(request) {
  const { method, headers } = request
  const body = method === 'GET' ? undefined : await text(request)
  return new Request(`http://${headers.host}${request.url}`, { method, headers, body })
}
