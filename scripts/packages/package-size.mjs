import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'

const STATIC_IMPORT = /(?:^|[;\n}])\s*(?:import|export)\s*(?:[^'"()]*?\bfrom\s*)?["'](\.[^"']+)["']/g

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

const README_FIGURE = /one ES module with everything inside \(about (\d+) KiB gzip\)/

/** The README says what a page of the elements loads first; a figure that is 5 % off is a stale one. */
export function staleFigureProblems(readme, bytes) {
  const [, said] = README_FIGURE.exec(readme) ?? []
  const measured = bytes / 1024
  return Math.abs(Number(said) - measured) <= measured * 0.05 ? [] : [`The README of dialogs says ${said ?? 'nothing of the'} KiB of the elements, measured are ${measured.toFixed(0)}`]
}
