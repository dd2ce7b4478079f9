import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { isStale } from './freshness.mjs'

let folder
const file = (name, seconds) => {
  const target = path.join(folder, name)
  fs.mkdirSync(path.dirname(target), { recursive: true })
  fs.writeFileSync(target, name)
  fs.utimesSync(target, seconds, seconds)
  return target
}

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'freshness-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

describe('an output is outdated', () => {
  it('when it does not exist', () => {
    expect(isStale(path.join(folder, 'dist'), [file('src/a.ts', 100)])).toBe(true)
  })

  it('not when every source is older', () => {
    expect(isStale(file('out', 200), [path.dirname(file('src/deep/a.ts', 100))])).toBe(false)
  })

  it('when one file deep in a source folder is newer', () => {
    const built = file('out', 200)
    file('src/a.ts', 100)
    file('src/deep/er/b.ts', 300)
    fs.utimesSync(path.join(folder, 'src'), 100, 100)
    expect(isStale(built, [path.join(folder, 'src')])).toBe(true)
  })
})
