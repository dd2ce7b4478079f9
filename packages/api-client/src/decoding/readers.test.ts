import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../api-client-options'
import { list, nothing, one, table, type CallResponse } from './readers'
import { id, text } from './scalars'
import { from, shape } from './shape'

const row = shape({ id: from('id', id), host: from(['fireMainId', 'fireMianId', 'fireMain'], text) })

function answer(data: unknown, rest: Partial<CallResponse> = {}) {
  const reports: Diagnostic[] = []
  return {
    reports,
    call: 'GET /x',
    data,
    message: null,
    present: true,
    httpStatus: 200,
    report: (d: Diagnostic) => void reports.push(d),
    ...rest,
  }
}

describe('readers', () => {
  it('drops a bad row, counts it and reports it, and keeps the others', () => {
    const wire = answer({ total: 3, rows: [{ id: 1 }, { name: 'no id' }, null, { id: '2' }] })
    expect(table(row)(wire)).toEqual({
      rows: [
        { id: '1', host: null },
        { id: '2', host: null },
      ],
      total: 3,
      dropped: 2,
    })
    expect(wire.reports).toEqual([
      { call: 'GET /x', problem: 'rowDropped', detail: 'id: no id' },
      { call: 'GET /x', problem: 'rowDropped', detail: 'not an object' },
    ])
  })

  it.each([[{ total: 0, rows: null }], [{ rows: [] }], [[]], [null], [{ total: 0 }], [{ total: '0' }]])(
    'takes %j for an empty table',
    (data) => {
      expect(table(row)(answer(data))).toEqual({ rows: [], total: 0, dropped: 0 })
    },
  )

  it('counts the rows where the total is missing or nonsense', () => {
    expect(table(row)(answer([{ id: 1 }])).total).toBe(1)
    expect(table(row)(answer({ total: 'many', rows: [{ id: 1 }] })).total).toBe(1)
  })

  it.each([['text'], [5], [{}], [{ rows: 'none' }], [{ total: 4 }], [true]])('does not take %j for a list', (data) => {
    const wire = answer(data)
    expect(() => list(row)(wire)).toThrow(expect.objectContaining({ name: 'ApiError', kind: 'malformed' }))
    expect(wire.reports).toMatchObject([{ problem: 'unexpectedShape' }])
  })

  it('does not take an empty body for an empty list: failed must not look like empty', () => {
    expect(() => list(row)(answer(null, { present: false }))).toThrow(expect.objectContaining({ kind: 'malformed' }))
  })

  it('reads the first spelling that is there', () => {
    expect(one(row)(answer({ id: 1, fireMainId: null, fireMianId: 7 })).host).toBe('7')
    expect(one(row)(answer({ id: 1, fireMain: '8' })).host).toBe('8')
  })

  it('takes nothing from the prototype and gives nothing to it', () => {
    const hostile: unknown = JSON.parse('{"id":1,"__proto__":{"fireMain":"x","polluted":true}}')
    expect(one(row)(answer(hostile))).toEqual({ id: '1', host: null })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(() => one(row)(answer(Object.create({ id: 1 })))).toThrow(expect.objectContaining({ kind: 'malformed' }))
  })

  it('accepts anything where nothing is expected', () => {
    expect(nothing(answer({ whatever: 1 }))).toBeUndefined()
    expect(nothing(answer(null, { present: false }))).toBeUndefined()
  })
})
