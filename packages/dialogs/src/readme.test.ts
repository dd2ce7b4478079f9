import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { EVENTS } from './elements/element-table'

const PACKAGE = new URL('../', import.meta.url)
const README = readFileSync(new URL('README.md', PACKAGE), 'utf8')

/** Blocks that are said to be from a file of a host, which `npm run examples` builds and uses. */
const blocks = [...README.matchAll(/^<!-- (examples\/\S+) -->\n```\w+\n([\s\S]*?)^```/gm)].map(([, file = '', code = '']) => ({ file, code }))

it.each(blocks)('what the README shows of $file is there', ({ file, code }) => {
  const lines = (text: string) => text.split('\n').map((line) => line.trim()).filter((line) => line !== '').join('\n')
  expect(lines(readFileSync(new URL(`../../${file}`, PACKAGE), 'utf8'))).toContain(lines(code))
})

it('the README shows a quick start of every kind of host', () => {
  expect(blocks.map(({ file }) => file.split('/')[1])).toEqual(['next-app-router', 'plain-html', 'vue-3', 'angular', 'sub-application', 'antd', 'other-origin', 'strict-csp'])
})

interface Manifest {
  exports: Record<string, unknown>
  peerDependencies: Record<string, string>
}

const manifestOf = (folder: string) => JSON.parse(readFileSync(new URL(`${folder}/package.json`, PACKAGE), 'utf8')) as Manifest

it('the install line of the README names every peer dependency, also those of ui', () => {
  const line = /^npm install .*$/m.exec(README)?.[0].split(' ') ?? []
  const peers = ['.', '../ui'].flatMap((folder) => Object.keys(manifestOf(folder).peerDependencies))
  expect(peers.filter((peer) => !line.some((word) => word === peer || word.startsWith(`${peer}@`)))).toEqual([])
  expect(peers).toContain('ol')
})

it('a part of the styling library or of the state machines is no peer dependency', () => {
  for (const folder of ['.', '../ui']) expect(Object.keys(manifestOf(folder).peerDependencies).filter((peer) => /chakra|xstate/.test(peer))).toEqual([])
})

it('the README names every entry', () => {
  const manifest = manifestOf('.')
  const names = Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [path.posix.join('@smart-fire/dialogs', name)],
  )
  expect(names.filter((name) => !README.includes(name))).toEqual([])
})

it('the README names every event of the elements', () => {
  expect(Object.keys(EVENTS).filter((name) => !README.includes(`| \`${name}\` |`))).toEqual([])
})

it('what only the dialogs of this package need is no export of the provider', () => {
  const index = readFileSync(new URL('src/provider/index.ts', PACKAGE), 'utf8')
  const internal = readFileSync(new URL('src/provider/internal.ts', PACKAGE), 'utf8')
  const names = (code: string) => [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(',').map((name) => name.replace('type ', '').trim()))
  expect(names(internal)).toContain('highest')
  expect(names(internal).filter((name) => names(index).includes(name))).toEqual([])
})
