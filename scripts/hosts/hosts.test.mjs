import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { HOSTS } from './hosts.mjs'
import { ROOT } from '../lib/root.mjs'

const EXAMPLES = path.join(ROOT, 'examples')
const folders = fs.readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)

it('every folder of examples is a host that is driven', () => {
  expect(HOSTS.map(({ name }) => name).toSorted()).toEqual(folders.toSorted())
})

it.each(HOSTS)('the host $name is described, and has the file whose lines are counted', ({ name, from }) => {
  expect(fs.readFileSync(path.join(EXAMPLES, 'README.md'), 'utf8')).toContain(`| \`${name}\` |`)
  expect(fs.existsSync(path.join(EXAMPLES, name, from))).toBe(true)
})

it('a host with a build names the folder that it writes, and no host has a lockfile, so that it is installed as that of a developer', () => {
  for (const { name, out } of HOSTS) expect(fs.existsSync(path.join(EXAMPLES, name, 'package.json')), name).toBe(out !== undefined)
  expect(folders.filter((name) => fs.existsSync(path.join(EXAMPLES, name, 'package-lock.json')))).toEqual([])
})
