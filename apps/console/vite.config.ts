import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { leaveOutDescriptions } from '../../descriptions-build'
import { zoomPanPinchForVite } from '../../packages/ui/zoom-pan-pinch-build'
import { fewFiles } from './few-files-build'
import { leftOut } from './left-out-build'
import { pagesApart } from './pages-apart-build'
import { retriableImports } from './retriable-imports-build'

/** Where `vite dev` finds the platform server. */
const server = process.env.SMART_FIRE_SERVER ?? 'http://127.0.0.1:8080'

/**
 * The house packages come from source in both modes (condition `@smart-fire/source`): one build,
 * one copy of every React context, and chunks cut by what a route really uses.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), zoomPanPinchForVite(), leftOut(), leaveOutDescriptions(), retriableImports(), pagesApart(), fewFiles()],
  resolve: { conditions: ['@smart-fire/source', ...defaultClientConditions] },
  // the server puts a fresh value here for every page; see app/csp-nonce.ts
  html: { cspNonce: '__CSP_NONCE__' },
  server: {
    proxy: {
      // the address /api itself is a page of the console
      '^/api/': { target: server },
      '/files': { target: server },
      '/alarm': { target: server, ws: true },
    },
  },
  build: {
    target: 'es2022',
    sourcemap: false,
    // one file, which the page begins with: `importModule` fetches scripts only
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // a helper of a component of Emotion that nothing uses: CommonJS, so that the bundler cannot tell
      treeshake: { moduleSideEffects: [{ test: /[\\/]node_modules[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }] },
      // the console, and the page of an inspector
      input: ['index.html', 'inspect.html'].map((page) => `${import.meta.dirname}/${page}`),
      onwarn(warning, warn) {
        // "use client" is meant for React servers; here it says nothing
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
})
