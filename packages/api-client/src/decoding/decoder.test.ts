import fc from 'fast-check'
import { expect, it } from 'vitest'
import { items } from './items'
import { decoder, readOf, Refusal } from './decoder'
import { count, id, instant, number, text } from './scalars'
import { from, shape } from './shape'
import { check, pipe, safeParse, type GenericSchema } from 'valibot'

const row = shape({
  id: from(['id', 'recordId'], id),
  name: from('name', text),
  count: from('count', count),
  at: from('at', instant),
  points: from('points', items(shape({ code: from('code', id), value: from('value', number) }))),
})

/** The same schema as part of a larger one, which valibot reads step by step. */
const throughValibot = pipe(row, check(() => true, 'never'))

const anything = fc.oneof(fc.jsonValue(), fc.constantFrom('7', ' 8 ', '', 9, -1, '2026-11-21 08:00:00', null))
const points = fc.array(fc.oneof(anything, fc.record({ code: anything, value: anything }, { requiredKeys: [] })))
const wire = fc.record({ id: anything, recordId: anything, name: anything, count: anything, at: anything, points: fc.oneof(points, anything) }, { requiredKeys: [] })

it('a decoder reads and refuses the same alone and inside a valibot schema, with the same reasons', () => {
  expect(safeParse(throughValibot, { id: 7, count: '2', points: [{ code: 'YG' }, {}] }).output).toMatchObject({ id: '7', count: 2, points: [{ code: 'YG' }] })
  fc.assert(fc.property(fc.oneof(wire, anything), (value) => {
    expect(outcome(readOf(row)(value))).toEqual(parsed(throughValibot, value))
    expect(outcome(readOf(throughValibot)(value))).toEqual(parsed(throughValibot, value))
  }), { numRuns: 500 })
})

it('readOf applies every step of a valibot pipe that begins with a decoder', () => {
  const even = pipe(decoder((value) => Number(value)), check((read) => read % 2 === 0, 'odd'))
  expect(readOf(even)('4')).toBe(4)
  expect(readOf(even)('5')).toEqual(new Refusal('odd'))
})

const outcome = (read: unknown) => (read instanceof Refusal ? { refused: read.reason } : { read })
function parsed(schema: GenericSchema, value: unknown) {
  const { success, output, issues } = safeParse(schema, value)
  return success ? { read: output } : { refused: issues[0].message }
}
