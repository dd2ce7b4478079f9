import path from 'node:path'
import { isStale } from './freshness.mjs'
import { ROOT } from './root.mjs'
import { runNode } from './run.mjs'

const BUILT = path.join(ROOT, 'apps/console/dist/index.html')
const SOURCES = [
  'apps/console/src',
  'apps/console/index.html',
  'apps/console/vite.config.ts',
  'apps/console/few-files-build.ts',
  'apps/console/planned-files.ts',
  'apps/console/left-out-build.ts',
  'packages/api-client/src',
  'packages/dialogs/src',
  'packages/ui/src',
  'package-lock.json',
].map((source) => path.join(ROOT, source))

/** Builds the console when it is missing or older than its sources. Resolves with false when the build fails. */
export async function ensureConsoleBuilt() {
  if (!isStale(BUILT, SOURCES)) return true
  console.log('Building the console …')
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  const { code, output } = await runNode(vite, ['build', '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'apps/console'),
    capture: true,
  })
  if (code !== 0) console.error(output)
  return code === 0
}
