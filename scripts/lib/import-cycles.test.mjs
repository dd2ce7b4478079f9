import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { importCycles, importGraph } from './import-cycles.mjs'
import { ROOT } from './root.mjs'

it('finds a circle of three files and names its members', () => {
  const graph = new Map([['a', ['b']], ['b', ['c']], ['c', ['a']], ['d', ['a']]])
  expect(importCycles(graph)).toEqual([['a', 'b', 'c']])
})

it('finds nothing where all arrows run one way', () => {
  expect(importCycles(new Map([['a', ['b', 'c']], ['b', ['c']], ['c', []]]))).toEqual([])
})

it('holds for all sources of the house, type-only imports included', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => file !== '' && !file.startsWith('bench/') && fs.existsSync(path.join(ROOT, file)))
  expect(importCycles(importGraph(ROOT, files))).toEqual([])
})
