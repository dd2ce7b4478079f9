import fs from 'node:fs'
import type { Plugin as EsbuildPlugin } from 'esbuild'
import type { Plugin as VitePlugin } from 'vite'

const PACKAGE = 'react-zoom-pan-pinch'
const FILE = /react-zoom-pan-pinch[\\/]dist[\\/]index\.esm\.js$/
const INJECTION = 'styleInject(css_248z);'
const UNUSED = /= (React\.(?:createContext|forwardRef)\()/g

/**
 * Importing react-zoom-pan-pinch adds a `<style>` without a nonce to the head (embedding C5). We use its gestures and not its
 * elements, so the build removes that statement, and marks the code of its elements as free of side effects.
 */
export function withoutInjectedStyle(code: string): string {
  if (!code.includes(INJECTION)) throw new Error(`${PACKAGE} no longer contains ${INJECTION}: check how it adds its style`)
  return code.replace(INJECTION, '').replace(UNUSED, '= /* @__PURE__ */ $1')
}

/** For tsup: the changed engine is bundled into our entry. */
export function zoomPanPinchForEsbuild(): EsbuildPlugin {
  return {
    name: 'zoom-pan-pinch-without-style',
    setup(build) {
      build.onLoad({ filter: FILE }, ({ path }) => ({ contents: `/*! ${PACKAGE}, MIT */\n${withoutInjectedStyle(fs.readFileSync(path, 'utf8'))}`, loader: 'js' }))
    },
  }
}

/** For applications that are built from our sources. */
export function zoomPanPinchForVite(): VitePlugin {
  return {
    name: 'zoom-pan-pinch-without-style',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: [PACKAGE] } }),
    transform: (code, id) => (FILE.test(id.split('?')[0] ?? '') ? { code: withoutInjectedStyle(code), map: null } : undefined),
  }
}
