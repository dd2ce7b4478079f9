import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { groupStories, inGroups } from './group-stories.mjs'

let folder
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stories-'))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const file = (title, stories) => `describe("${title}", () => {\n${'  it("smoke-test", async () => {})\n'.repeat(stories)}})`

it('keeps every story and leaves no file of a single title', () => {
  for (const [name, stories] of [['a', 3], ['b', 1], ['c', 5]]) fs.writeFileSync(path.join(folder, `${name}.test.js`), file(`UI/${name}`, stories))
  groupStories(folder, 2)
  const files = fs.readdirSync(folder).sort()
  expect(files).toEqual(['stories-1.test.js', 'stories-2.test.js'])
  const all = files.map((name) => fs.readFileSync(path.join(folder, name), 'utf8')).join('\n')
  expect(all.match(/smoke-test/g)).toHaveLength(9)
  for (const name of ['a', 'b', 'c']) expect(all).toContain(`describe("UI/${name}"`)
})

it('does nothing to files that are grouped already', () => {
  fs.writeFileSync(path.join(folder, 'stories-1.test.js'), file('UI/a', 1))
  groupStories(folder, 2)
  expect(fs.readdirSync(folder)).toEqual(['stories-1.test.js'])
})

it('gives each group about the same work; a walk over every path counts as many stories', () => {
  const groups = inGroups([file('UI/One', 10), file('UI/Two', 4), file('UI/Three', 4), file('Dialogs/Plan/Paths', 1)], 2)
  expect(groups.map((texts) => texts.join().match(/UI\/\w+|Dialogs\/[\w/]+/g))).toEqual([['Dialogs/Plan/Paths', 'UI/Three'], ['UI/One', 'UI/Two']])
})
