import { parse } from 'valibot'
import { expect, it } from 'vitest'

import { entity } from './device-input'

it('reads the three names of a device type', () => {
  expect(parse(entity, '["海湾","烟感","GST\\u0041"]')).toEqual(['海湾', '烟感', 'GSTA'])
})

it.each(['[', '["a"]', '["\\ud800","a","b"]', '["\\u0000","a","b"]'])('names no type with %s', (text) => {
  expect(parse(entity, text)).toEqual(['', '', ''])
})
