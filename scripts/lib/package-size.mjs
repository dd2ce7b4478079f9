import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'

const STATIC_IMPORT = /(?:^|[;\n}])\s*(?:import|export)\s*(?:[^'"()]*?\sfrom\s*)?["'](\.[^"']+)["']/g

/** A built entry and every chunk it imports statically, itself first. Chunks behind `import()` are not counted. */
export function staticClosure(entry, read = (file) => fs.readFileSync(file, 'utf8')) {
  const seen = new Map()
  const visit = (file) => {
    if (seen.has(file)) return
    const code = read(file)
    seen.set(file, code)
    for (const [, target] of code.matchAll(STATIC_IMPORT)) visit(path.join(path.dirname(file), target))
  }
  visit(entry)
  return seen
}

/** The size of an entry without lazy chunks and other packages: bundled, minified, gzip level 9. */
export function gzipBytes(entry) {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    format: 'esm',
    splitting: true,
    outdir: 'out',
    packages: 'external',
    write: false,
    logLevel: 'silent',
  })
  const chunks = new Map(outputFiles.map(({ path: file, text }) => [path.basename(file), text]))
  const first = path.basename(entry)
  const closure = staticClosure(first, (file) => chunks.get(path.basename(file)) ?? '')
  return gzipSync([...closure.values()].join('\n'), { level: 9 }).length
}
