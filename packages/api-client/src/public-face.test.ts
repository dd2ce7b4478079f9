import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import build from '../tsup.config'
import { ENTRIES, manifest, PACKAGE, sourceOf } from './testing/entries'
import { undocumented } from './testing/undocumented'

it('everything public has a doc comment, and every call names its path and specification', { timeout: 60_000 }, () => {
  expect(undocumented(ENTRIES.map(sourceOf))).toEqual([])
})

/** Architecture 6. */
describe('the entries of the package', () => {
  it('are listed by hand, as modules without side effects', () => {
    expect(manifest).toMatchObject({ type: 'module', sideEffects: false })
    expect(JSON.stringify(manifest.exports)).not.toContain('*')
    expect(manifest.exports['./package.json']).toBe('./package.json')
  })

  it.each(ENTRIES)('$name: the private source condition stands first, types before code', (entry) => {
    const built = entry.name === '.' ? 'index' : path.basename(entry.name)
    expect(Object.entries(entry.conditions)).toEqual([
      ['@smart-fire/source', expect.stringMatching(/^\.\/src\/.*\.ts$/)],
      ['types', `./dist/${built}.d.ts`],
      ['default', `./dist/${built}.js`],
    ])
    expect(existsSync(sourceOf(entry))).toBe(true)
  })

  it('are what is built', () => {
    const sources = ENTRIES.map(({ name, conditions }) => [
      name === '.' ? 'index' : path.basename(name),
      conditions['@smart-fire/source']?.replace('./', ''),
    ])
    expect('entry' in build ? build.entry : null).toEqual(Object.fromEntries(sources))
  })

  it('have a size budget', () => {
    const budgets = JSON.parse(readFileSync(new URL('../../scripts/size-budget.json', PACKAGE), 'utf8')) as object
    expect(Object.keys(budgets)).toEqual(
      expect.arrayContaining(ENTRIES.map(({ name }) => path.posix.join('@smart-fire/api-client', name))),
    )
  })
})

describe('importing an entry', () => {
  const CONNECTING = ['fetch', 'WebSocket', 'XMLHttpRequest', 'EventSource']
  /** the first import compiles all modules of an entry, which takes long while other tests run */
  const IMPORT_TIMEOUT_MS = 60_000
  const STORING = ['localStorage', 'sessionStorage', 'indexedDB'] // msw reads the first on import
  afterEach(() => void vi.unstubAllGlobals())

  it.each(ENTRIES)('$name connects to nothing, stores nothing and starts no timer', async (entry) => {
    const used: string[] = []
    for (const name of [...CONNECTING, 'setTimeout', 'setInterval']) {
      vi.stubGlobal(name, vi.fn(() => void used.push(name)))
    }
    for (const name of STORING) {
      const write = () => void used.push(name)
      vi.stubGlobal(name, { getItem: () => null, setItem: write, removeItem: write, open: write })
    }
    await import(/* @vite-ignore */ sourceOf(entry))
    expect(used).toEqual([])
  }, IMPORT_TIMEOUT_MS)
})
