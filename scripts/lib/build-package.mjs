import path from 'node:path'
import { buildElements } from './build-elements.mjs'
import { ROOT } from './root.mjs'
import { runNode } from './run.mjs'

/** Builds a package with its declarations into its `dist`. Resolves with the exit code and, with `capture`, the output. */
export async function buildPackage(name, { capture = false } = {}) {
  const built = await runNode(path.join(ROOT, 'node_modules/tsup/dist/cli-default.js'), ['--silent'], {
    cwd: path.join(ROOT, 'packages', name),
    capture,
  })
  if (name === 'dialogs' && built.code === 0) await buildElements()
  return built
}
