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

it('reads the longest text, also of a field that may stay empty', () => {
  expect([maxLengthOf(schema, 'name'), maxLengthOf(schema, 'phone'), maxLengthOf(schema, 'floors')]).toEqual([50, 20, undefined])
})

it('reads the limits of a number', () => {
  expect(limitsOf(schema, 'floors')).toEqual({ min: 1, max: 200 })
})
