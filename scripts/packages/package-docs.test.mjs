import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { llmsText, propsTables } from './package-docs.mjs'
import { publicFace } from './public-face.mjs'
import { ROOT } from '../lib/root.mjs'

/** The names that a module exports, read without the compiler. */
function namesIn(file) {
  const code = fs.readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
  return [...code.matchAll(/export (?:type )?\{([^}]*)\}/g)].flatMap(([, list]) => list.split(',').map((name) => name.replace(/^\s*type /, '').split(' as ').at(-1).trim())).filter((name) => name !== '')
}

const faces = new Map()
/** Reading the types of a package takes long. */
function faceOf(name) {
  if (!faces.has(name)) faces.set(name, publicFace(name))
  return faces.get(name)
}

describe.each(['api-client', 'ui', 'dialogs'])('the documents of %s', (name) => {
  let face
  beforeAll(() => void (face = faceOf(name)), 120_000)

  it('llms.txt names every entry that hosts import, and each of its exports', () => {
    const { exports } = JSON.parse(fs.readFileSync(path.join(ROOT, 'packages', name, 'package.json'), 'utf8'))
    const text = llmsText(face)
    const missing = Object.entries(exports).flatMap(([subpath, conditions]) => {
      if (typeof conditions === 'string' || (name === 'ui' && subpath === './layout')) return []
      const [, section = ''] = text.split(`## ${path.posix.join(face.name, subpath)}\n`)
      const own = section.split('\n## ')[0]
      return namesIn(path.join(ROOT, 'packages', name, conditions['@smart-fire/source'])).filter((exported) => !own.includes(`\`${exported}\``)).map((exported) => `${subpath} ${exported}`)
    })
    expect(missing).toEqual([])
    expect(text).toContain(`# ${face.name} `)
  })

  it('every prop has its type, and a table is a table: no type breaks its cells', () => {
    const rows = propsTables(face).split('\n').filter((line) => line.startsWith('| `'))
    expect(rows.filter((row) => row.split(/(?<!\\)\|/).length !== 5)).toEqual([])
    expect(rows.length > 0).toBe(name !== 'api-client')
  })
})

it('the README of dialogs names every prop of the provider and of each dialog', () => {
  const readme = fs.readFileSync(path.join(ROOT, 'packages/dialogs/README.md'), 'utf8')
  const props = faceOf('dialogs').entries.flatMap(({ exports }) => exports)
    .filter(({ name }) => /(?:Dialog|Panel|Provider|AlarmFeed)Props$/.test(name) && name !== 'LazyDialogProps')
    .flatMap((exported) => exported.props.map((prop) => ({ of: exported.name, prop: prop.name })))
  expect(props.length).toBeGreaterThan(40)
  expect(props.filter(({ prop }) => prop !== 'children' && !readme.includes(`\`${prop}`))).toEqual([])
}, 120_000)
