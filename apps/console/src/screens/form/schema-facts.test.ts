import * as v from 'valibot'
import { expect, it } from 'vitest'
import { isRequired, limitsOf, maxLengthOf } from './schema-facts'

const schema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50)),
  phone: v.nullish(v.pipe(v.string(), v.maxLength(20))),
  floors: v.pipe(v.number(), v.minValue(1), v.maxValue(200)),
})

it('tells a required field from one that may stay empty', () => {
  expect([isRequired(schema, 'name'), isRequired(schema, 'phone'), isRequired(schema, 'unknown')]).toEqual([true, false, false])
})

it('a list that may be empty is not required, although it must be told', () => {
  const lists = v.object({ all: v.array(v.string()), some: v.pipe(v.array(v.string()), v.minLength(1)) })
  expect([isRequired(lists, 'all'), isRequired(lists, 'some')]).toEqual([false, true])
})

it('reads the longest text, also of a field that may stay empty', () => {
  expect([maxLengthOf(schema, 'name'), maxLengthOf(schema, 'phone'), maxLengthOf(schema, 'floors')]).toEqual([50, 20, undefined])
})

it('reads the limits of a number', () => {
  expect(limitsOf(schema, 'floors')).toEqual({ min: 1, max: 200 })
})
