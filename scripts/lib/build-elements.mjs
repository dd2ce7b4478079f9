import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { bundledPackages } from './notices.mjs'
import { ROOT } from './root.mjs'

const DIALOGS = path.join(ROOT, 'packages/dialogs')
const MODULES = path.join(ROOT, 'node_modules')

/**
 * Builds the custom elements: one ES module with React and all our packages inside, and a chunk for each dialog. It is built of the sources, so
 * that it needs no other build. Beside it: `custom-elements.json`, and the licences of what it contains.
 */
export async function buildElements(outdir = path.join(DIALOGS, 'dist/elements')) {
  fs.rmSync(outdir, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: { index: path.join(DIALOGS, 'src/elements/index.ts') },
    outdir,
    absWorkingDir: ROOT,
    bundle: true, minify: true, splitting: true, metafile: true, format: 'esm', target: 'es2022', platform: 'browser', jsx: 'automatic',
    conditions: ['@smart-fire/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    chunkNames: '[name]-[hash]',
    logLevel: 'error',
  })
  fs.writeFileSync(path.join(outdir, 'custom-elements.json'), `${JSON.stringify(await manifest(), null, 2)}\n`)
  fs.writeFileSync(path.join(outdir, 'THIRD-PARTY-NOTICES.md'), notices(bundledPackages([{ sources: Object.keys(metafile.inputs) }])))
}

/** Made of the same table as the elements. */
async function manifest() {
  const { outputFiles } = await build({ entryPoints: [path.join(DIALOGS, 'src/elements/manifest.ts')], bundle: true, format: 'esm', write: false, logLevel: 'error' })
  const { elementsManifest } = await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
  return elementsManifest()
}

/** The licence of every package in the build. */
function notices(packages) {
  const parts = packages.toSorted().map((name) => {
    const { license, version } = JSON.parse(fs.readFileSync(path.join(MODULES, name, 'package.json'), 'utf8'))
    const file = fs.readdirSync(path.join(MODULES, name)).find((entry) => /^licen[cs]e/i.test(entry))
    return `## ${name} ${version}\n\n${file ? fs.readFileSync(path.join(MODULES, name, file), 'utf8').trim() : license}\n`
  })
  return `# Third-party notices\n\nThe custom elements contain these packages.\n\n${parts.join('\n')}`
}
