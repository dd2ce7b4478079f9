import fs from 'node:fs'
import path from 'node:path'
import { ensureConsoleBuilt } from '../lib/build-console.mjs'
import { ensureServerBuilt } from '../lib/build-server.mjs'
import { checkCount, countsFromFile, jestCounts, NOTHING, playwrightCounts, sum } from './counts.mjs'
import { ensureBrowser } from '../lib/find-browser.mjs'
import { ROOT } from '../lib/root.mjs'
import { runNode } from '../lib/run.mjs'
import { serveStatic } from '../lib/serve-static.mjs'
import { temporaryFolder } from './temporary-folder.mjs'

const tool = (script) => path.join(ROOT, 'node_modules', script)
const own = (script) => path.join(ROOT, 'scripts', script)

/** Runs a check and prints its output at the end, because other checks may print at the same time. */
async function holds(script, args = [], env = {}) {
  const { code, output } = await runNode(script, args, { capture: true, env })
  process.stdout.write(output)
  return checkCount(code === 0)
}

async function units(reports) {
  const run = async (name, env) => {
    const file = path.join(reports, `${name}.json`)
    const args = ['run', '--reporter=default', '--reporter=json', `--reporter=${own('test-run/errors-outside.mjs')}`, `--outputFile.json=${file}`]
    const outside = { ERRORS_OUTSIDE: path.join(reports, `${name}-outside.json`) }
    const { code, signal } = await runNode(tool('vitest/vitest.mjs'), args, { env: { ...temporaryFolder(), ...outside, ...env } })
    fs.writeFileSync(path.join(reports, `${name}-end.txt`), signal ?? `code ${code}`)
    return countsFromFile(file, jestCounts, code)
  }
  // dates in tests must not depend on the time zone of the machine
  return run('units', { TZ: process.env.TZ ?? 'UTC' })
}

/** Resolves with false when the workbench does not build. */
async function buildWorkbench() {
  const { code, output } = await runNode(tool('storybook/dist/bin/dispatcher.js'), ['build', '--quiet', '--output-dir', 'storybook-static'], { capture: true, env: { STORIES_ARE_TESTED: '1' } })
  if (code !== 0) console.error(output)
  return code === 0
}

/** Runs every story of the built workbench in the browser, with axe, then the tests of its pages. */
async function stories(reports) {
  const browser = await ensureBrowser()
  const file = path.join(reports, 'stories.json')
  // served below a path: no request of the workbench may assume the root of its host
  const { origin, stop } = await serveStatic(path.join(ROOT, 'storybook-static'), '/review/workbench')
  const args = ['--url', origin, '--index-json', '--maxWorkers=2', '--json', '--outputFile', file]
  const { code } = await runNode(tool('@storybook/test-runner/dist/test-storybook.js'), args, { env: { CHROME_BIN: browser } })
  const pages = await workbenchPages(reports, { WORKBENCH_URL: origin, CHROME_BIN: browser })
  await stop()
  return sum([countsFromFile(file, jestCounts, code), pages])
}

/** Tests what the pages of the built workbench do beside the stories, with the build and the server of the stories. */
async function workbenchPages(reports, env) {
  const file = path.join(reports, 'stories-pages.json')
  const { code } = await runNode(tool('playwright/cli.js'), ['test', '-c', 'workbench/playwright.config.ts'], { env: { ...temporaryFolder(), ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file } })
  return countsFromFile(file, playwrightCounts, code)
}

/** Runs the end-to-end tests in a real browser against the server of `npm start`. */
async function endToEnd(reports) {
  const browser = await ensureBrowser()
  const file = path.join(reports, 'e2e.json')
  const env = { ...temporaryFolder(), CHROME_BIN: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const { code } = await runNode(tool('playwright/cli.js'), ['test', '-c', 'e2e/playwright.config.ts'], { env })
  return countsFromFile(file, playwrightCounts, code)
}

/** The types of the whole product take nearly all of the 4 GB that Node takes by itself. */
const ROOMY = { NODE_OPTIONS: '--max-old-space-size=6144' }

async function several(checks) {
  const results = []
  for (const [script, args] of checks) results.push(await holds(script, args))
  return results.length === 0 ? NOTHING : sum(results)
}

/** Uses the simplest host with the packages that the step `packages` has built; `npm run examples` takes all, and mounts them more often. */
async function host() {
  return holds(own('examples.mjs'), ['plain-html', '--mounts=5'])
}

/**
 * The steps. Those with `reads` execute no code of the product; they and what other steps `build` run at the same time, so the longest of
 * them begins first.
 */
export const STEPS = [
  { name: 'packages', what: 'the packed tarballs: publint, attw, directives, sizes', reads: true, run: () => holds(own('check-packages.mjs')) },
  { name: 'sizes', what: 'entries, views and routes against their baseline (npm run bench -- size)', reads: true, run: () => holds(path.join(ROOT, 'bench/main.mjs'), ['size', '--no-peers']) },
  { name: 'code', what: 'TypeScript, strict, and ESLint with the import zones', reads: true, run: () => holds(own('check-code.mjs'), [], ROOMY) },
  { name: 'leaks', what: 'no secrets, machine paths or addresses; lockfile with checksums', reads: true, run: () => several([[own('check-leaks.mjs')], [own('check-lockfile.mjs')]]) },
  { name: 'unused', what: 'knip: unused files, exports and dependencies', reads: true, run: () => holds(tool('knip/bin/knip.js')) },
  { name: 'units', what: 'units, machines, state coverage, contract and server', run: units },
  { name: 'stories', what: 'every story in the browser, with axe, and the pages of the workbench', build: buildWorkbench, run: stories },
  { name: 'host', what: 'a portal of plain HTML with the packed elements (npm run examples has all hosts)', run: host },
  { name: 'e2e', what: 'end to end against the server of npm start', build: async () => (await ensureConsoleBuilt()) && ensureServerBuilt(), run: endToEnd },
]
