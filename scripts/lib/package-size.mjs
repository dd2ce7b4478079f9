import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'

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

/** Bytes of our own code behind an entry: minified, gzip level 9. */
export function gzipBytes(entry) {
  const minified = [...staticClosure(entry).values()].map((code) => transformSync(code, { minify: true, format: 'esm' }).code)
  return gzipSync(minified.join('\n'), { level: 9 }).length
}
