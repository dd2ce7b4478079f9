import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
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

it('finds two files that import each other, one of them only a type', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'smart-fire-cycle-'))
  fs.writeFileSync(path.join(folder, 'root.tsx'), `import { portal } from './portal'\nexport const root = portal`)
  fs.writeFileSync(path.join(folder, 'portal.ts'), `import type { root } from './root'\nexport const portal: typeof root = 1`)
  expect(importCycles(importGraph(folder, ['root.tsx', 'portal.ts']))).toEqual([['portal.ts', 'root.tsx']])
  fs.rmSync(folder, { recursive: true })
})

/** it reads 2,000 files */
const READS_EVERY_SOURCE_MS = 30_000

it('finds no cycle in the sources of this repository, including type-only imports', () => {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*.ts', '*.tsx', '*.mjs', '*.js'], { cwd: ROOT, encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => file !== '' && fs.existsSync(path.join(ROOT, file)))
  expect(importCycles(importGraph(ROOT, files))).toEqual([])
}, READS_EVERY_SOURCE_MS)
