import { expect, it } from 'vitest'
import { changedFields } from './changed-fields'

it('names the fields whose values differ, with both values', () => {
  const mine = { name: '安澜电子', phone: '010-1', contact: '王工' }
  const theirs = { name: '安澜科技', phone: '010-1', contact: '王工', version: '3' }
  expect(changedFields(mine, theirs)).toEqual([{ name: 'name', mine: '安澜电子', theirs: '安澜科技' }])
})

it('takes missing, null and blank for the same', () => {
  expect(changedFields({ phone: null, contact: '' }, { phone: '', contact: null })).toEqual([])
})

it('compares lists by their content', () => {
  expect(changedFields({ kinds: ['a', 'b'] }, { kinds: ['a', 'b'] })).toEqual([])
  expect(changedFields({ kinds: ['a'] }, { kinds: ['b'] })).toHaveLength(1)
})

it('omits fields that the other version does not have', () => {
  expect(changedFields({ password: 'secret' }, { name: 'x' })).toEqual([])
})
