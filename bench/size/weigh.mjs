import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import { ROOT } from '../../scripts/lib/root.mjs'

export const gzip = (bytes) => gzipSync(bytes, { level: 9 }).length

/** The size of a module without lazy chunks: bundled, minified, each chunk compressed. `external` packages are not counted. */
export async function weighModule(source, external, resolveDir = path.join(ROOT, 'bench')) {
  const { outputFiles, metafile } = await build({
    stdin: { contents: source, resolveDir, loader: 'tsx' },
    bundle: true, minify: true, splitting: true, format: 'esm', target: 'es2022', outdir: 'out', write: false, metafile: true, jsx: 'automatic',
    conditions: ['@smart-fire/source'], external, define: { 'process.env.NODE_ENV': '"production"' }, loader: { '.svg': 'dataurl' },
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx' } }, logLevel: 'error',
  })
  const first = Object.keys(metafile.outputs).find((file) => metafile.outputs[file].entryPoint)
  const chunks = closure(first, (file) => (metafile.outputs[file]?.imports ?? []).filter(({ kind, external: away }) => kind === 'import-statement' && !away).map(({ path: target }) => target))
  return sum([...chunks].map((file) => gzip(outputFiles.find((output) => output.path.endsWith(path.sep + path.basename(file))).contents)))
}

/** The size of each entry of the three packages, from its source, without other packages. */
export async function weighEntries() {
  const weights = {}
  for (const name of ['api-client', 'ui', 'dialogs']) {
    const folder = path.join(ROOT, 'packages', name)
    const manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
    for (const [subpath, target] of Object.entries(manifest.exports)) {
      if (typeof target !== 'object') continue
      const file = target['@smart-fire/source']
      weights[path.posix.join(manifest.name, subpath)] = await weighModule(`export * from '${file}'`, packagesAreAway, folder)
    }
  }
  return weights
}

/** All imports of other packages. */
const packagesAreAway = ['@*', 'react*', 'axios', 'valibot', 'xstate', 'msw', 'ol/*', 'ol', 'gcoord', 'lucide-react', 'write-excel-file/*', 'write-excel-file', 'node:*', 'dompurify']

/** What each route loads that neither the shell nor another route needs: its own script. `isRoute` tells by the source of a lazy chunk. */
export function weighRoutes(folder, shell, isRoute) {
  const manifest = readManifest(folder)
  const routes = Object.keys(manifest).filter((key) => manifest[key].isDynamicEntry && isRoute(key))
  const loaded = [filesOf(manifest, shell), ...routes.map((key) => filesOf(manifest, [key]))]
  const isShared = (file) => loaded.filter((files) => files.has(file)).length > 1
  return Object.fromEntries(routes.map((key) => [key, weigh(folder, [...filesOf(manifest, [key])].filter((file) => !isShared(file)))]))
}

const readManifest = (folder) => JSON.parse(fs.readFileSync(path.join(folder, '.vite/manifest.json'), 'utf8'))

/** The scripts and styles of these chunks, without lazy ones. A chunk without a source of its own is known by its name. */
function filesOf(manifest, sources) {
  const keys = sources.map((source) => (source in manifest ? source : Object.keys(manifest).find((key) => manifest[key].name === source)))
  const chunks = new Set(keys.flatMap((key) => [...closure(key, (each) => manifest[each]?.imports ?? [])]))
  return new Set([...chunks].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]))
}

const weigh = (folder, files) => sum([...files].map((file) => gzip(fs.readFileSync(path.join(folder, file)))))

/** The sizes of the console's views: the files that each needs without lazy parts, from Vite's manifest. */
export function weighViews(folder, views) {
  const manifest = readManifest(folder)
  const weights = Object.fromEntries(Object.entries(views).map(([name, keys]) => [name, weigh(folder, filesOf(manifest, keys))]))
  const firstView = filesOf(manifest, Object.values(views).at(-1))
  for (const [key, { isDynamicEntry }] of Object.entries(manifest)) {
    if (!isDynamicEntry) continue
    const more = [...filesOf(manifest, [key])].filter((file) => !firstView.has(file))
    if (more.length > 0) weights[`+ ${key.replace(/^(\.\.\/)+/, '').replace(/^src\//, '')}`] = weigh(folder, more)
  }
  return weights
}

function closure(first, next) {
  const seen = new Set()
  const visit = (key) => {
    if (seen.has(key)) return
    seen.add(key)
    next(key).forEach(visit)
  }
  visit(first)
  return seen
}

const sum = (numbers) => numbers.reduce((all, each) => all + each, 0)
