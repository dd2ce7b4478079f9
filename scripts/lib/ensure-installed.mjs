import { isInstalled, noteInstalled } from './installed-lockfile.mjs'
import { ROOT } from './root.mjs'
import { NPM, run } from './run.mjs'

/** Installs the dependencies of the lockfile when they are missing, or are those of another one. */
export async function ensureInstalled() {
  if (isInstalled(ROOT)) return
  console.log('Installing dependencies (about a minute) …')
  const { code } = await run(NPM, ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) {
    console.error('The dependencies could not be installed: see the lines above. Is the npm registry reachable?')
    process.exit(1)
  }
  noteInstalled(ROOT)
}
