// npm run build: the three packages with their declarations, and the console.
import path from 'node:path'
import { ensureConsoleBuilt } from './lib/build-console.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ROOT } from './lib/root.mjs'
import { runNode } from './lib/run.mjs'

requireNode()
await ensureInstalled()
for (const name of ['api-client', 'ui', 'dialogs']) {
  const { code } = await runNode(path.join(ROOT, 'node_modules/tsup/dist/cli-default.js'), ['--silent'], { cwd: path.join(ROOT, 'packages', name) })
  if (code !== 0) process.exit(code)
}
if (!(await ensureConsoleBuilt())) process.exit(1)
