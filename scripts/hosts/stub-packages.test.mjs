import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { HOSTS } from './hosts.mjs'
import { ROOT } from '../lib/root.mjs'
import { stubFolder } from './stub-packages.mjs'

const EXAMPLES = path.join(ROOT, 'examples')

it('the empty packages have everything that a host imports of us', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'stub-'))
  onTestFinished(() => fs.rmSync(folder, { recursive: true }))
  stubFolder(folder)
  const stub = Object.keys(await import(pathToFileURL(path.join(folder, 'index.js')).href))
  const imported = HOSTS.flatMap(({ name, from }) => {
    const text = fs.readFileSync(path.join(EXAMPLES, name, from), 'utf8')
    return [...text.matchAll(/import \{ ([\w, ]+) \} from '(?:@smart-fire\/|\/smart-fire\/)/g)].flatMap(([, names]) => names.split(', '))
  })
  expect(imported).toContain('defineElements')
  expect(imported.filter((name) => !stub.includes(name))).toEqual([])
})
