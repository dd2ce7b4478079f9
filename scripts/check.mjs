// npm run check: the steps of npm test that do not execute code of the product.
import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { ROOT } from './lib/root.mjs'

const { status } = spawnSync(process.execPath, [path.join(ROOT, 'scripts/test.mjs'), 'leaks', 'code', 'unused', 'packages', 'sizes'], { cwd: ROOT, stdio: 'inherit' })
process.exit(status ?? 1)
