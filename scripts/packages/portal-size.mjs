import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { ROOT } from '../lib/root.mjs'

const PROVIDER = `export { SmartFireProvider } from '@smart-fire/dialogs/provider'`
const PARTS = ['floor-plan', 'hydrant', 'sensor-realtime', 'exception-list', 'alarm-feed'].map((part) => `export * from '@smart-fire/dialogs/${part}'`)

/** What a portal imports, by the names of its budgets. */
export const PORTALS = {
  'a portal with the provider': PROVIDER,
  'a portal with the provider and all five parts': [PROVIDER, ...PARTS].join('\n'),
}

/** The first load of a portal that Vite makes of the built packages: gzip bytes without React and without what is loaded later. */
export async function portalBytes(source) {
  const entry = path.join(ROOT, 'packages/dialogs/portal.js')
  const { output } = await build({
    root: path.dirname(entry),
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [{ name: 'portal', enforce: 'pre', resolveId: (id) => (id === entry ? id : undefined), load: (id) => (id === entry ? source : undefined) }],
    build: { write: false, target: 'es2022', rollupOptions: { input: entry, preserveEntrySignatures: 'strict', external: [/^react(-dom)?(\/|$)/] } },
  })
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]))
  const first = new Set()
  const visit = (file) => {
    if (first.has(file) || !chunks.has(file)) return
    first.add(file)
    chunks.get(file).imports.forEach(visit)
  }
  visit([...chunks.values()].find(({ isEntry }) => isEntry).fileName)
  return gzipSync([...first].map((file) => chunks.get(file).code).join('\n'), { level: 9 }).length
}
