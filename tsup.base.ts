import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Options } from 'tsup'
import { leaveOutDescriptionsForEsbuild } from './descriptions-build'
import { pureCalls } from './pure-calls-build'

/**
 * One tsup configuration for the three packages: ESM only, declarations, one chunk graph. `folder` is that of the package.
 * `typesOnly`: entries that something else builds.
 * `treeshake: false` keeps `"use client"`, `splitting: true` keeps one copy of every React context.
 */
export function packageBuild(folder: URL, entry: Record<string, string>, typesOnly: Record<string, string> = {}): Options {
  const declarations = declarationEntries(fileURLToPath(folder), { ...entry, ...typesOnly })
  return {
    entry,
    format: ['esm'],
    target: 'es2022',
    sourcemap: true,
    clean: true,
    treeshake: false,
    splitting: true,
    tsconfig: declarations.tsconfig,
    esbuildPlugins: [leaveOutDescriptionsForEsbuild(), pureCalls(fileURLToPath(folder))],
    // tsup 8 injects baseUrl, which TypeScript 6 reports as TS5101
    dts: process.env.SMART_FIRE_NO_DTS ? false : { entry: declarations.entry, compilerOptions: { ignoreDeprecations: '6.0' } },
  }
}

/**
 * tsup reads the whole package once for every folder with an entry, which took more than 4 GB. So the declarations start from files of one
 * folder, which is also that of the tsconfig: each of them exports its entry again.
 */
function declarationEntries(folder: string, entry: Record<string, string>) {
  const starts = path.join(folder, '.cache/declarations')
  const tsconfig = path.join(starts, 'tsconfig.json')
  fs.mkdirSync(starts, { recursive: true })
  fs.writeFileSync(tsconfig, JSON.stringify({ extends: '../../tsconfig.json', include: ['.'] }))
  const files = Object.entries(entry).map(([name, source]) => {
    const start = path.join(starts, `${name}.ts`)
    fs.writeFileSync(start, `export * from '${path.join('../..', source).replace(/\.ts$/, '')}'\n`)
    return [name, start] as const
  })
  return { tsconfig, entry: Object.fromEntries(files) }
}
