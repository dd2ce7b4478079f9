import fs from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'

const MADE = /(\b(?:const|let) \w+(?:: [^=\n]+)? = )((?:forwardRef|memo|createContext|createActorContext)\b(?:<[^\n]*?>)?\()/g

/**
 * Marks the calls that make a component or a context as free of side effects. A package is few files, of which a bundler drops what a host
 * does not use; a call without this mark it keeps, with everything that it names.
 */
export function withPureCalls(code: string): string {
  return code.replace(MADE, '$1/* @__PURE__ */ $2')
}

/** For tsup: applies to the sources of the package in this folder. */
export function pureCalls(folder: string): Plugin {
  const sources = path.join(folder, 'src') + path.sep
  return {
    name: 'pure-calls',
    setup(build) {
      build.onLoad({ filter: /\.tsx?$/ }, ({ path: file }) =>
        file.startsWith(sources) ? { contents: withPureCalls(fs.readFileSync(file, 'utf8')), loader: file.endsWith('x') ? 'tsx' : 'ts' } : undefined,
      )
    },
  }
}
