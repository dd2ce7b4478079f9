import path from 'node:path'
import { build } from 'esbuild'
import { ROOT } from '../lib/root.mjs'

/** The text of the scripts of `scripts/in-page` for `page.addInitScript`, which a policy of the page does not forbid. */
export async function inPageScripts() {
  const { outputFiles } = await build({
    entryPoints: ['leftovers.mjs', 'host-looks.mjs'].map((name) => path.join(ROOT, 'scripts/in-page', name)),
    bundle: true, write: false, format: 'iife', outdir: 'in-memory', logLevel: 'warning',
  })
  return outputFiles.map(({ text }) => text).join('\n')
}
