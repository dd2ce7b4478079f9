import fs from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { expect, it } from 'vitest'
import { isMachine, withoutDescriptions } from '../../descriptions-build'
import { ROOT } from '../lib/root.mjs'

const SOURCES = ['packages/dialogs/src', 'packages/ui/src', 'apps/console/src']
const MACHINES = SOURCES.flatMap((folder) => fs.readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => `${folder}/${file}`)).filter(isMachine)
const read = (file) => fs.readFileSync(path.join(ROOT, file), 'utf8')

it('a built machine has no descriptions of its states, and everything else', () => {
  const code = `{ loading: { description: 'It\\'s loading, and says so.', on: { 'data.refresh': 'loading' } }, done: { type: 'final', description: 'Done' }, link: linkRegion('The link is live.') }`
  expect(withoutDescriptions(code)).toBe(`{ loading: {  on: { 'data.refresh': 'loading' } }, done: { type: 'final',  }, link: linkRegion('') }`)
})

it('finds the machines', () => expect(MACHINES.length).toBeGreaterThan(40))

it.each(MACHINES)('%s is still a program', (file) => {
  const built = withoutDescriptions(read(file))
  expect(() => transformSync(built, { loader: 'ts' })).not.toThrow()
  expect(built).not.toMatch(/['"`][A-Z][^'"`\n]* [^'"`\n]*\.['"`]/)
})
