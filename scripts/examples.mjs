// npm run examples: every host of `examples/` with the packed packages, outside of this repository, in a real browser.
// `npm run examples -- plain-html` takes one. Packages that were built before are taken as they are: `npm run build` builds them again.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright'
import { buildPackage } from './lib/build-package.mjs'
import { hostProblems } from './lib/drive-host.mjs'
import { ensureBrowser } from './lib/find-browser.mjs'
import { startMockPlatform } from './lib/mock-platform.mjs'
import { startPortal } from './lib/portal-server.mjs'
import { ROOT } from './lib/root.mjs'
import { NPM, run } from './lib/run.mjs'

const EXAMPLES = path.join(ROOT, 'examples')
const hosts = fs.readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !hosts.includes(name))
if (unknown.length > 0) throw new Error(`There is no host ${unknown.join(', ')}. Hosts: ${hosts.join(', ')}`)

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'smart-fire-hosts-'))
const PACKAGES = ['api-client', 'ui', 'dialogs']
for (const name of PACKAGES) if (!fs.existsSync(path.join(ROOT, 'packages', name, 'dist'))) await buildPackage(name)

const platform = await startMockPlatform()
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
try {
  const tarballs = await packAll()
  for (const host of hosts) if (wanted.length === 0 || wanted.includes(host)) await check(host, tarballs)
} finally {
  await browser.close()
  await platform.stop()
  fs.rmSync(work, { recursive: true })
}

async function packAll() {
  for (const name of PACKAGES) await must(NPM, ['pack', '--silent', '--pack-destination', work], path.join(ROOT, 'packages', name))
  return fs.readdirSync(work).map((file) => path.join(work, file))
}

async function check(host, tarballs) {
  const started = Date.now()
  const folder = path.join(work, host)
  fs.cpSync(path.join(EXAMPLES, host), folder, { recursive: true })
  const isBuilt = fs.existsSync(path.join(folder, 'package.json'))
  await (isBuilt ? install(folder, tarballs) : addElements(folder, tarballs))
  const headers = path.join(folder, 'headers.json')
  const portal = await startPortal({
    folder: isBuilt ? path.join(folder, 'dist') : folder,
    platform: platform.origin,
    headers: fs.existsSync(headers) ? JSON.parse(fs.readFileSync(headers, 'utf8')) : {},
  })
  const problems = await hostProblems(browser, portal.origin, platform.token)
  await portal.stop()
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${host} (${Math.round((Date.now() - started) / 1000)} s)`)
  for (const problem of problems) console.error(`     ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

async function install(folder, tarballs) {
  await must(NPM, ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--prefer-offline', '--loglevel=error', ...tarballs], folder)
  await must(NPM, ['run', 'build', '--silent'], folder)
}

/** A host without a build takes the folder of the elements out of the package. */
async function addElements(folder, tarballs) {
  const target = path.join(folder, 'smart-fire')
  fs.mkdirSync(target)
  await must('tar', ['-xzf', tarballs.find((file) => /dialogs/.test(file)), '--strip-components=3', '-C', target, 'package/dist/elements'], folder)
}

async function must(command, args, cwd) {
  const { code, output } = await run(command, args, { cwd, capture: true })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed:\n${output}`)
}
