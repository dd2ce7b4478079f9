import fs from 'node:fs'
import path from 'node:path'
import { closeList, openList, PATIENCE } from './host-page.mjs'
import { install, must } from './prepare-host.mjs'
import { ROOT } from '../lib/root.mjs'
import { NPM } from '../lib/run.mjs'
import { serveStatic } from '../lib/serve-static.mjs'

/** Copies the starter out of this repository, as its README says, with the packed packages: installs, compiles, builds and uses it. Returns what is wrong. */
export async function driveStarter(browser, { work, tarballs }) {
  const folder = path.join(work, 'my-portal')
  fs.cpSync(path.join(ROOT, 'starter'), folder, { recursive: true })
  await install(folder, tarballs)
  await must(process.execPath, ['node_modules/typescript/bin/tsc', '-p', '.'], folder)
  await must(NPM, ['run', 'build', '--silent'], folder)
  const site = await serveStatic(path.join(folder, 'dist'))
  const problems = []
  try {
    const page = await browser.newPage({ locale: 'zh-CN' })
    page.on('pageerror', ({ message }) => problems.push(message))
    await page.goto(site.origin)
    await closeList(page, await openList(page))
    await page.getByRole('button', { name: '演练：一条火警' }).click(PATIENCE)
    await page.getByRole('article', { name: /^火警/ }).first().waitFor(PATIENCE)
  } finally {
    await site.stop()
  }
  return problems
}
