import fs from 'node:fs'
import path from 'node:path'
import { buildElements } from './build-elements.mjs'
import { llmsText, propsTables } from './package-docs.mjs'
import { publicFace } from './public-face.mjs'
import { ROOT } from '../lib/root.mjs'
import { runNode } from '../lib/run.mjs'

/** Builds a package with its declarations into its `dist`. Resolves with the exit code and, with `capture`, the output. */
export async function buildPackage(name, { capture = false } = {}) {
  const built = await runNode(path.join(ROOT, 'node_modules/tsup/dist/cli-default.js'), ['--silent'], {
    cwd: path.join(ROOT, 'packages', name),
    capture,
  })
  if (built.code !== 0) return built
  if (name === 'dialogs') await buildElements()
  writeDocs(name)
  return built
}

/** What is made of the types is made with each build, so that it is never that of another version. */
function writeDocs(name) {
  const face = publicFace(name)
  const folder = path.join(ROOT, 'packages', name, 'dist')
  fs.writeFileSync(path.join(folder, 'llms.txt'), llmsText(face))
  const tables = propsTables(face)
  if (tables !== '') fs.writeFileSync(path.join(folder, 'props.md'), tables)
}
