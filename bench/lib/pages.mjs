import fs from 'node:fs'
import http from 'node:http'
import path from 'node:path'
import { build } from 'esbuild'
import { ROOT } from '../../scripts/lib/root.mjs'

const ONE_COPY = ['react', 'react-dom', '@emotion/react', '@emotion/cache', '@chakra-ui/react', 'xstate']

/** Packages that the bundle must contain once, although the peers and the product's sources import them from different folders. */
const fromTheRoot = {
  name: 'one-copy',
  setup(builder) {
    builder.onResolve({ filter: new RegExp(`^(${ONE_COPY.join('|').replaceAll('/', '\\/')})(/|$)`) }, ({ path: name, pluginData, kind }) => {
      if (pluginData === 'root') return undefined
      return builder.resolve(name, { resolveDir: ROOT, kind, pluginData: 'root' })
    })
  },
}

/** Bundles the pages of a benchmark for production: the product from its sources, the peers from `bench/node_modules`. */
export async function buildPages(entries, options = {}) {
  const { outputFiles } = await build({
    entryPoints: entries,
    bundle: true, minify: true, splitting: true, format: 'esm', target: 'es2022', outdir: '/out', write: false, jsx: 'automatic',
    entryNames: '[name]', chunkNames: 'chunk-[hash]',
    conditions: ['@smart-fire/source'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.png': 'dataurl', '.svg': 'dataurl' },
    tsconfigRaw: { compilerOptions: { jsx: 'react-jsx', target: 'es2022', useDefineForClassFields: true } },
    plugins: [fromTheRoot],
    logLevel: 'error',
    ...options,
  })
  return new Map(outputFiles.map(({ path: file, contents }) => [`/${path.basename(file)}`, contents]))
}

const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html; charset=utf-8', '.png': 'image/png', '.json': 'application/json' }

/** Serves bundles and further files on a free loopback port; `/<name>.html` is a page that runs `<name>.js`. `respond` may handle a request first. */
export async function servePages(files, respond = () => false) {
  const server = http.createServer((request, response) => {
    if (respond(request, response)) return
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const body = pathname.endsWith('.html') ? pageOf(path.basename(pathname, '.html'), files) : files.get(pathname)
    if (body === undefined) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[path.extname(pathname)] ?? 'application/octet-stream', 'cache-control': 'no-store' })
    response.end(body)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    server,
    origin: `http://127.0.0.1:${server.address().port}`,
    stop: () => new Promise((resolve) => {
      server.closeAllConnections()
      server.close(resolve)
    }),
  }
}

function pageOf(name, files) {
  const css = files.has(`/${name}.css`) ? `<link rel="stylesheet" href="/${name}.css">` : ''
  return `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><link rel="icon" href="data:,">${css}<style>html,body,#root{margin:0;height:100%}</style></head>
<body><div id="root"></div><script type="module" src="/${name}.js"></script></body></html>`
}

/** The pages of a benchmark: every file in its folder `peers`. */
export function peersOf(name) {
  const folder = path.join(ROOT, 'bench', name, 'peers')
  return fs.readdirSync(folder).filter((file) => /\.tsx?$/.test(file)).map((file) => path.join(folder, file))
}
