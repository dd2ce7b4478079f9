import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ENTRIES, PACKAGE } from './testing/entries'

const README = readFileSync(new URL('README.md', PACKAGE), 'utf8')

it('the README names every entry', () => {
  const names = ENTRIES.map(({ name }) => path.posix.join('@smart-fire/api-client', name))
  expect(names.filter((name) => !README.includes(name))).toEqual([])
})
