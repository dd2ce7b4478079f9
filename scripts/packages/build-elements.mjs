import fs from 'node:fs'
import path from 'node:path'
import { build } from 'esbuild'
import { bundledPackages } from './notices.mjs'
import { ROOT } from '../lib/root.mjs'

const DIALOGS = path.join(ROOT, 'packages/dialogs')
const MODULES = path.join(ROOT, 'node_modules')

/**
 * Builds the custom elements: one ES module with React and all our packages inside, and a chunk for each dialog. It is built of the sources, so
 * that it needs no other build. Beside it: `custom-elements.json`, and the licences of what it contains.
 */
export async function buildElements(outdir = path.join(DIALOGS, 'dist/elements')) {
  fs.rmSync(outdir, { recursive: true, force: true })
  // made of the same table as the elements
  const { elementsManifest } = await importSource('dialogs/src/elements/manifest.ts')
  const { zoomPanPinchForEsbuild } = await importSource('ui/zoom-pan-pinch-build.ts')
  const { leaveOutDescriptionsForEsbuild } = await importSource('../descriptions-build.ts')
  const { metafile } = await build({
    entryPoints: { index: path.join(DIALOGS, 'src/elements/index.ts') },
    outdir,
    absWorkingDir: ROOT,
    bundle: true, minify: true, splitting: true, metafile: true, format: 'esm', target: 'es2022', platform: 'browser', jsx: 'automatic',
    // a condition of our own takes away the default `module`, and XState would come as CommonJS, which cannot be cut
    conditions: ['@smart-fire/source', 'module'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [zoomPanPinchForEsbuild(), leaveOutDescriptionsForEsbuild()],
    chunkNames: '[name]-[hash]',
    logLevel: 'error',
  })
  fs.writeFileSync(path.join(outdir, 'custom-elements.json'), `${JSON.stringify(elementsManifest(), null, 2)}\n`)
  fs.writeFileSync(path.join(outdir, 'THIRD-PARTY-NOTICES.md'), notices(bundledPackages([{ sources: Object.keys(metafile.inputs) }])))
}

/** A TypeScript module of ours, which Node 20 cannot import. */
async function importSource(file) {
  const { outputFiles } = await build({ entryPoints: [path.join(ROOT, 'packages', file)], bundle: true, platform: 'node', format: 'esm', write: false, logLevel: 'error' })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
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
