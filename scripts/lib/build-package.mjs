import path from 'node:path'
import { ROOT } from './root.mjs'
import { runNode } from './run.mjs'

/** Builds a package with its declarations into its `dist`. Resolves with the exit code and, with `capture`, the output. */
export function buildPackage(name, { capture = false } = {}) {
  return runNode(path.join(ROOT, 'node_modules/tsup/dist/cli-default.js'), ['--silent'], {
    cwd: path.join(ROOT, 'packages', name),
    capture,
  })
}
