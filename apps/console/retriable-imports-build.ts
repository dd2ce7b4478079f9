import path from 'node:path'
import type { Plugin } from 'vite'

const OWN_HELPER = path.join(import.meta.dirname, 'src/lib/import-module.ts')

/** Puts `importModule` in the place of the helper that Vite wraps around every `import()` of a build. */
export function retriableImports(): Plugin {
  return {
    name: 'smart-fire:retriable-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { importModule as __vitePreload } from ${JSON.stringify(OWN_HELPER)}`,
    },
  }
}
