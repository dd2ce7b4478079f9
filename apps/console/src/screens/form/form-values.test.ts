import { describe, expect, it } from 'vitest'
import { fixed } from '../fields/choices'
import * as field from '../fields/form-fields'
import { inputOf, inputOfEdit, startValues, valuesOfRow } from './form-values'

const fields = [field.text('name'), field.password('password'), field.choice('kinds', fixed('a', 'b'), { several: true }), field.toggle('on')]

it('begins with what the row has, and with empty fields for the rest', () => {
  expect(startValues(fields, { name: '安澜', phone: 'not a field', on: null })).toEqual({ name: '安澜', password: '', kinds: [], on: false })
})

it('hands blank texts on as null and cuts blanks at the ends', () => {
  expect(inputOf(fields, { name: '  安澜 ', password: '', kinds: ['a'], on: true })).toEqual({ name: '安澜', password: null, kinds: ['a'], on: true })
})

it('takes a password as it was written', () => {
  expect(inputOf(fields, { name: '', password: ' a b ', kinds: [], on: false })).toMatchObject({ password: ' a b ' })
})

it('sends nothing for a field that is hidden by another', () => {
  const place = [field.toggle('hasRoom'), field.text('room', { when: ({ hasRoom }) => hasRoom === true })]
  expect(inputOf(place, { hasRoom: false, room: '一层' })).toEqual({ hasRoom: false, room: null })
  expect(inputOf(place, { hasRoom: true, room: '一层' })).toEqual({ hasRoom: true, room: '一层' })
})

it('reads the rows of a repeated part like forms of their own', () => {
  const outlets = [field.rows('outlets', { fields: [field.text('name'), field.number('diameter')] })]
  expect(inputOf(outlets, { outlets: [{ name: ' 大口 ', diameter: 100 }] })).toEqual({ outlets: [{ name: '大口', diameter: 100 }] })
})

describe('the input for a row that exists', () => {
  const entered = { name: '', password: '', kinds: [], on: null }
  const everything = () => true

  it('leaves out what the row has no value for and is still empty: it may be one that could not be read', () => {
    expect(inputOfEdit(fields, entered, { name: null, on: null }, everything)).toEqual({})
  })

  it('has what was entered, and what the user has emptied or switched off', () => {
    expect(inputOfEdit(fields, { ...entered, on: true }, {}, everything)).toEqual({ on: true })
    expect(inputOfEdit(fields, { ...entered, on: false }, { on: null }, everything)).toEqual({ on: false })
    expect(inputOfEdit(fields, { ...entered, on: false }, { name: '安澜', kinds: ['a'], on: true }, everything)).toEqual({ name: null, kinds: [], on: false })
  })

  it('has every field that its schema demands, so that an empty one is refused', () => {
    expect(inputOfEdit(fields, entered, {}, (name) => name !== 'name')).toEqual({ name: null })
  })

  it('has no "off" and no "none" for a demanded switch or list that could not be read; a list that is known to be empty stays so', () => {
    const nothing = () => false
    expect(inputOfEdit(fields, valuesOfRow(fields, {}), {}, nothing)).toEqual({ name: null, password: null, kinds: null, on: null })
    expect(inputOfEdit(fields, valuesOfRow(fields, { kinds: [], on: false }), { kinds: [], on: false }, nothing)).toMatchObject({ kinds: [], on: false })
  })
})
