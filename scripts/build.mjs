// npm run build: the three packages with their declarations, and the console.
import { buildPackage } from './packages/build-package.mjs'
import { ensureConsoleBuilt } from './lib/build-console.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { requireNode } from './lib/node-version.mjs'

requireNode()
await ensureInstalled()
for (const name of ['api-client', 'ui', 'dialogs']) {
  const { code } = await buildPackage(name)
  if (code !== 0) process.exit(code)
}
if (!(await ensureConsoleBuilt())) process.exit(1)
