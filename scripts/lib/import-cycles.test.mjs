import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { importCycles, importGraph } from './import-cycles.mjs'
import { ROOT } from './root.mjs'

it('finds a cycle of three files and names its members', () => {
  const graph = new Map([['a', ['b']], ['b', ['c']], ['c', ['a']], ['d', ['a']]])
  expect(importCycles(graph)).toEqual([['a', 'b', 'c']])
})

it('finds no cycle when no file imports back', () => {
  expect(importCycles(new Map([['a', ['b', 'c']], ['b', ['c']], ['c', []]]))).toEqual([])
})

/** it reads 2,000 files */
const READS_EVERY_SOURCE_MS = 30_000

it('finds no cycle in the sources of this repository, including type-only imports', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx'], { cwd: ROOT, encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => file !== '' && !file.startsWith('bench/') && fs.existsSync(path.join(ROOT, file)))
  expect(importCycles(importGraph(ROOT, files))).toEqual([])
}, READS_EVERY_SOURCE_MS)
