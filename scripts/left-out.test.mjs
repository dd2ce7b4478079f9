import fs from 'node:fs'
import path from 'node:path'
import { expect, it, vi } from 'vitest'
import { LEFT_OUT, leftOut } from '../apps/console/left-out-build'
import { ROOT } from './lib/root.mjs'

const PACKAGES = path.join(ROOT, 'node_modules')

/** The installed files that an entry means: modules, no CommonJS. */
function filesOf({ file }) {
  const folder = path.join(PACKAGES, path.dirname(file))
  const files = fs.readdirSync(folder).filter((name) => name.startsWith(path.basename(file)) && /\.m?js$/.test(name)).map((name) => path.join(folder, name))
  return files.filter((each) => /^export /m.test(fs.readFileSync(each, 'utf8')))
}

const exportsOf = (code) => [
  ...[...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name),
  ...[...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names]) => names.split(',').map((name) => name.trim().split(' as ').at(-1))),
  ...(/^export default /m.test(code) ? ['default'] : []),
].filter(Boolean).sort()

const FILES = LEFT_OUT.flatMap((entry) => filesOf(entry).map((file) => [path.relative(PACKAGES, file), entry, file]))

it.each(FILES)('%s exports the same names without what is left out', (_, { without }, file) => {
  const code = fs.readFileSync(file, 'utf8')
  expect(exportsOf(code)).not.toEqual([])
  expect(exportsOf(without(code))).toEqual(exportsOf(code))
})

it('marks what makes a component of React Router', () => {
  const { without } = LEFT_OUT.find(({ file }) => file.startsWith('react-router/'))
  expect(without('var Form = React10.forwardRef(\n  draw\n);\nForm.displayName = "Form";\n')).toBe('var Form = /* @__PURE__ */ React10.forwardRef(\n  draw\n);\n\n')
})

it('ends a build in which a library no longer has what is left out', () => {
  const { transform, buildEnd } = leftOut()
  const error = vi.fn()
  for (const [, , file] of FILES.slice(1)) transform(fs.readFileSync(file, 'utf8'), file)
  buildEnd.call({ error })
  expect(error).toHaveBeenCalledWith(expect.stringContaining(LEFT_OUT[0].file))
})

it('leaves all other files as they are', () => {
  expect(leftOut().transform('export default 1', path.join(PACKAGES, 'axios/lib/adapters/xhr.js'))).toBeUndefined()
})
