import type { Options } from 'tsup'

/**
 * One tsup configuration for the three packages: ESM only, declarations, one chunk graph.
 * `treeshake: false` keeps `"use client"`, `splitting: true` keeps one copy of every React context.
 */
export function packageBuild(entry: Record<string, string>): Options {
  return {
    entry,
    format: ['esm'],
    target: 'es2022',
    sourcemap: true,
    clean: true,
    treeshake: false,
    splitting: true,
    // tsup 8 injects baseUrl, which TypeScript 6 reports as TS5101
    dts: process.env.SMART_FIRE_NO_DTS ? false : { compilerOptions: { ignoreDeprecations: '6.0' } },
  }
}
