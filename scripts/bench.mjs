// npm run bench [-- name … --quick]: installs the libraries of the comparison, then runs the benchmarks (bench/README.md).
import path from 'node:path'
import { isStale } from './lib/freshness.mjs'
import { requireNode } from './lib/node-version.mjs'
import { ROOT } from './lib/root.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { NPM, run, runNode } from './lib/run.mjs'

requireNode()
await ensureInstalled()
await ensurePeers()
process.exit((await runNode(path.join(ROOT, 'bench/main.mjs'), process.argv.slice(2))).code)

/** `bench` is no npm workspace, so that its libraries are no dependencies of the repository. */
async function ensurePeers() {
  const cwd = path.join(ROOT, 'bench')
  if (!isStale(path.join(cwd, 'node_modules/.package-lock.json'), [path.join(cwd, 'package-lock.json')])) return
  console.log('Installing the libraries of the comparison …')
  const { code } = await run(NPM, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { cwd })
  if (code !== 0) process.exit(code)
}
