// Renders the pages of a module as a server does, and prints their HTML and what was reported meanwhile, as JSON:
// node scripts/render-on-server.mjs <module with `pagesOf`> [folder of a host; its React is taken]
import { createRequire } from 'node:module'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { build } from 'esbuild'
import { ROOT } from './lib/root.mjs'

const [source, host = ROOT] = process.argv.slice(2)
const fromHost = createRequire(path.join(path.resolve(host), 'package.json'))
const { renderToPipeableStream, renderToString } = fromHost('react-dom/server')
const { createElement } = fromHost('react')

const problems = []
console.error = (...words) => problems.push(words.map(String).join(' '))

const rendered = {}
for (const [name, Page] of Object.entries((await load()).pagesOf({ baseUrl: 'http://mock.local' }))) {
  rendered[name] = { whole: renderToString(createElement(Page)), streamed: await streamed(createElement(Page)) }
}
process.stdout.write(JSON.stringify({ rendered, problems }))

/** The module with all that it imports, except React and react-dom. */
async function load() {
  const { outputFiles } = await build({
    entryPoints: [source], bundle: true, write: false, platform: 'node', format: 'cjs', conditions: ['@smart-fire/source'], jsx: 'automatic', logLevel: 'silent',
    external: ['react', 'react-dom'],
  })
  const module = { exports: {} }
  new Function('module', 'exports', 'require', outputFiles[0].text)(module, module.exports, fromHost)
  return module.exports
}

function streamed(page) {
  return new Promise((resolve, reject) => {
    const sink = new PassThrough()
    const { pipe } = renderToPipeableStream(page, { onShellReady: () => pipe(sink), onError: reject, onShellError: reject })
    text(sink).then(resolve, reject)
  })
}
