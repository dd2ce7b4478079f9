import { describe, expect, it } from 'vitest'
import type { Diagnostic } from '../api-client-options'
import { list, nothing, one, plainList, table, type CallResponse } from './readers'
import { id, text } from './scalars'
import { from, shape } from './shape'

const row = shape({ id: from('id', id), host: from(['fireMainId', 'fireMianId', 'fireMain'], text) })

function responseOf(data: unknown, rest: Partial<CallResponse> = {}) {
  const reports: Diagnostic[] = []
  return {
    reports,
    call: 'GET /x',
    data,
    message: null,
    present: true,
    accepts: true,
    httpStatus: 200,
    report: (d: Diagnostic) => void reports.push(d),
    ...rest,
  }
}

describe('readers', () => {
  it('drop an unreadable row, count and report it, and keep the others', () => {
    const wire = responseOf({ total: 3, rows: [{ id: 1 }, { name: 'no id' }, null, { id: '2' }] })
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

  it.each([[{ total: 0, rows: null }], [{ rows: null }], [{ rows: [] }], [[]], [null], [{ total: 0 }], [{ total: '0' }]])(
    'read %j as an empty table or list',
    (data) => {
      expect(table(row)(responseOf(data))).toEqual({ rows: [], total: 0, dropped: 0 })
      expect(list(row)(responseOf(data))).toEqual({ rows: [], dropped: 0 })
    },
  )

  it('count the rows when the total is missing or unreadable', () => {
    expect(table(row)(responseOf([{ id: 1 }])).total).toBe(1)
    const wire = responseOf({ total: 'many', rows: [{ id: 1 }] })
    expect(table(row)(wire).total).toBe(1)
    expect(wire.reports).toEqual([{ call: 'GET /x', problem: 'fieldUnreadable', detail: 'total: unreadable' }])
    // also those that cannot be read: they are on the server
    expect(table(row)(responseOf([{ id: 1 }, {}])).total).toBe(2)
  })

  it.each(['many', -3, 2.5, {}])('refuse an empty page whose total is %j: it must not look like 0', (total) => {
    expect(() => table(row)(responseOf({ total, rows: [] }))).toThrow(expect.objectContaining({ kind: 'malformed' }))
    expect(() => table(row)(responseOf({ total, rows: null }))).toThrow(expect.objectContaining({ kind: 'malformed' }))
  })

  it('count the rows of a list that cannot be read, and refuse one of which none can', () => {
    expect(() => list(row)(responseOf([{}, null]))).toThrow(expect.objectContaining({ kind: 'malformed' }))
    expect(() => list(row)(responseOf([{}]))).toThrow(expect.objectContaining({ kind: 'malformed' }))
    expect(list(row)(responseOf([{}, { id: 1 }]))).toMatchObject({ rows: [{}], dropped: 1 })
    expect(plainList(row)(responseOf([{}, { id: 1 }]))).toHaveLength(1)
  })

  it.each([['text'], [5], [{}], [{ rows: 'none' }], [{ total: 4 }], [true]])('refuse %j as a list', (data) => {
    const wire = responseOf(data)
    expect(() => list(row)(wire)).toThrow(expect.objectContaining({ name: 'ApiError', kind: 'malformed' }))
    expect(wire.reports).toMatchObject([{ problem: 'unexpectedShape' }])
  })

  it('refuse an empty body as a list: failed must not look like empty', () => {
    expect(() => list(row)(responseOf(null, { present: false }))).toThrow(expect.objectContaining({ kind: 'malformed' }))
  })

  it('read the first wire name that is present', () => {
    expect(one(row)(responseOf({ id: 1, fireMainId: null, fireMianId: 7 })).host).toBe('7')
    expect(one(row)(responseOf({ id: 1, fireMain: '8' })).host).toBe('8')
  })

  it('read nothing from a prototype and change none', () => {
    const hostile: unknown = JSON.parse('{"id":1,"__proto__":{"fireMain":"x","polluted":true}}')
    expect(one(row)(responseOf(hostile))).toEqual({ id: '1', host: null })
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
    expect(() => one(row)(responseOf(Object.create({ id: 1 })))).toThrow(expect.objectContaining({ kind: 'malformed' }))
  })

  it('accept any response to a call without a result', () => {
    expect(nothing(responseOf({ whatever: 1 }))).toBeUndefined()
    expect(nothing(responseOf(null, { present: false }))).toBeUndefined()
  })
})
