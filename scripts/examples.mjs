// npm run examples: every host of `examples/` and the starter with the packed packages, outside of this repository, in a real browser.
// `npm run examples -- plain-html` takes one, `-- starter` the starter, `--mounts=20` mounts our part as often instead of 200 times.
// Packages that were built before are taken as they are: `npm run build` builds them again.
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { buildPackage } from './packages/build-package.mjs'
import { driveHost } from './hosts/drive-host.mjs'
import { driveStarter } from './hosts/drive-starter.mjs'
import { ensureBrowser } from './lib/find-browser.mjs'
import { HOSTS } from './hosts/hosts.mjs'
import { inPageScripts } from './hosts/in-page.mjs'
import { startMockPlatform } from './hosts/mock-platform.mjs'
import { startPortal } from './hosts/portal-server.mjs'
import { headersOf, linesOf, packAll, prepareHost } from './hosts/prepare-host.mjs'
import { ROOT } from './lib/root.mjs'

const { positionals: wanted, values } = parseArgs({ allowPositionals: true, options: { mounts: { type: 'string', default: '200' } } })
const STARTER = 'starter'
const known = [...HOSTS.map(({ name }) => name), STARTER]
const unknown = wanted.filter((wish) => !known.includes(wish))
if (unknown.length > 0) throw new Error(`There is no host ${unknown.join(', ')}. Hosts: ${known.join(', ')}`)
const isWanted = (name) => wanted.length === 0 || wanted.includes(name)
for (const name of ['api-client', 'ui', 'dialogs']) if (!fs.existsSync(path.join(ROOT, 'packages', name, 'dist'))) await buildPackage(name)

const work = fs.mkdtempSync(path.join(os.tmpdir(), 'smart-fire-hosts-'))
const platform = await startMockPlatform()
// with scrollbars, as on a desk: a page must not move when a dialog takes them away
const browser = await chromium.launch({ executablePath: await ensureBrowser(), ignoreDefaultArgs: ['--hide-scrollbars'], args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'] })
try {
  const tarballs = await packAll(work)
  const scripts = await inPageScripts()
  for (const host of HOSTS) if (isWanted(host.name)) await check(host.name, () => used(host, tarballs, scripts))
  if (isWanted(STARTER)) await check(STARTER, async () => ({ problems: await driveStarter(browser, { work, tarballs }), figures: {} }))
} finally {
  await browser.close()
  await platform.stop()
  fs.rmSync(work, { recursive: true })
}

/** A host that cannot be built does not keep the others from being used. */
async function check(name, use) {
  const started = Date.now()
  const { problems, figures } = await use().catch((error) => ({ problems: [error.message], figures: {} }))
  const told = Object.entries(figures).map(([what, figure]) => `${what} ${figure}`).join(', ')
  console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${Math.round((Date.now() - started) / 1000)} s): ${told}`)
  for (const problem of problems) console.error(`     ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}

async function used(host, tarballs, scripts) {
  const folders = await prepareHost(host, { work, tarballs, platform: platform.origin })
  const open = async (folder) => {
    const portal = await startPortal({ folder, platform: host.callsPlatform ? null : platform.origin, headers: headersOf(host) })
    platform.allow(portal.origin)
    return portal
  }
  const [withUs, without] = [await open(folders.withUs), await open(folders.without)]
  const result = await driveHost(browser, { host, origin: withUs.origin, alone: without.origin, platform, scripts, mounts: Number(values.mounts) })
  await withUs.stop()
  await without.stop()
  return { ...result, figures: { lines: linesOf(host), ...result.figures } }
}
