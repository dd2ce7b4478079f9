import path from 'node:path'
import { isStale } from './freshness.mjs'
import { ROOT } from './root.mjs'
import { NPM, run } from './run.mjs'

/** Installs the locked dependencies when they are missing or older than the lockfile. */
export async function ensureInstalled() {
  const installed = path.join(ROOT, 'node_modules/.package-lock.json')
  if (!isStale(installed, [path.join(ROOT, 'package-lock.json')])) return
  console.log('Installing dependencies (about a minute) …')
  const { code } = await run(NPM, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    console.error('The dependencies could not be installed: see the lines above. Is the npm registry reachable?')
    process.exit(1)
  }
}
