import { array, parse, pipe, safeParse, string, union, unknown } from 'valibot'
import { expect, it } from 'vitest'

import { jsonText } from './json-text'

const schema = pipe(union([string(), array(unknown())]), jsonText)

it('reads a list, and blank as none', () => {
  expect([parse(schema, '[[1,"\\ud83d\\ude00"]]'), parse(schema, ' ')]).toEqual([[[1, '😀']], null])
})

it.each([
  ['no JSON', '[1'],
  ['half of a surrogate pair', '["\\ud800"]'],
  ['NUL', '["\\u0000"]'],
  ['more than 32 levels', `${'['.repeat(33)}${']'.repeat(33)}`],
])('refuses %s, as in a body', (_what, text) => {
  expect(safeParse(schema, text).success).toBe(false)
})
