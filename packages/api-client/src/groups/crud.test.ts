import { array, integer, nullable, number, object, optional, pipe, string } from 'valibot'
import { describe, expect, it } from 'vitest'
import { text } from '../decoding/scalars'
import { from } from '../decoding/shape'
import { startLoopback } from '../testing/loopback'
import { crud } from './crud'
import { ADMIN_SERVICE } from './crud-paths'
import { to } from './crud-wire'
import { requiredText } from './inputs'

const server = startLoopback()
const BASE = '/api/device/room'

const row = { name: from(['roomName', 'rname'], text), note: from('remark', text) }
const input = object({
  name: requiredText(5),
  note: optional(nullable(string())),
  seats: optional(pipe(number(), integer())),
  tags: optional(array(string())),
})
const definition = {
  base: BASE,
  row,
  input,
  wire: { seats: 'seatCount', tags: to('tagList', (tags: readonly string[]) => tags.join('|')) },
  filters: { name: 'roomName', free: to<boolean>('isFree') },
}
const rooms = () => server.client().with({ name: 'rooms', calls: crud(definition) })
const adminRooms = () =>
  server.client().with({ name: 'rooms', calls: crud({ ...definition, paths: ADMIN_SERVICE }) })

const ok = (data?: unknown) => ({ json: { status: 200, ...(data === undefined ? {} : { data }) } })
const lastBody = (): unknown => JSON.parse(server.requests.at(-1)?.body ?? '')
const lastForm = () => Object.fromEntries(new URLSearchParams(server.requests.at(-1)?.body))

describe('reading an entity', () => {
  it('lists a page with its filters and its order by their wire names, and rows with id and version', async () => {
    server.on(`${BASE}/pageList`, ok({ total: 2, rows: [{ id: 7, version: 3, roomName: 'A' }, { id: '8', rname: 'B' }] }))
    const page = await rooms().list({
      page: 1,
      limit: 15,
      name: 'A',
      free: true,
      sort: { field: 'name', direction: 'descending' },
    })
    expect(server.requests[0]?.query).toEqual({
      page: '1',
      limit: '15',
      roomName: 'A',
      isFree: '1',
      sortField: 'roomName',
      sortOrder: 'desc',
    })
    expect(page).toEqual({
      rows: [
        { id: '7', version: '3', name: 'A', note: null },
        { id: '8', version: null, name: 'B', note: null },
      ],
      total: 2,
      dropped: 0,
    })
  })

  it('applies no filter that is missing, null or blank', async () => {
    server.on(`${BASE}/pageList`, ok({ total: 0, rows: null }))
    await rooms().list({ page: 1, limit: 15, name: '', free: null, sort: null })
    expect(server.requests[0]?.query).toEqual({ page: '1', limit: '15' })
  })

  it('refuses an order by a field that rows do not have', async () => {
    const sort = { field: 'constructor', direction: 'ascending' } as const
    await expect(rooms().list({ page: 1, limit: 15, sort })).rejects.toMatchObject({ kind: 'invalid', invalidFields: ['sort'] })
    expect(server.requests).toEqual([])
  })

  it.each([
    ['a response without data', ok()],
    ['HTTP 404', { status: 404, json: { status: 404, message: '没有' } }],
    ['a business error', { status: 420, json: { status: 30101, message: '记录不存在' } }],
  ])('tells a missing row by %s', async (_how, response) => {
    server.on(`${BASE}/get`, response)
    await expect(rooms().get('7')).rejects.toMatchObject({ kind: 'notFound' })
    expect(server.requests[0]?.query).toEqual({ id: '7' })
  })
})

describe('writing an entity', () => {
  it('sends the input by its wire names as JSON, without what is undefined', async () => {
    server.on(`${BASE}/add`, ok())
    await rooms().add({ name: '  A ', note: null, seats: 4, tags: ['x', 'y'] })
    expect(lastBody()).toEqual({ roomName: 'A', remark: null, seatCount: 4, tagList: 'x|y' })
    await rooms().add({ name: 'B' })
    expect(lastBody()).toEqual({ roomName: 'B' })
  })

  it('sends a numeric id as a number and the version that was read', async () => {
    server.on(`${BASE}/update`, ok())
    await rooms().update('7', { name: 'A' }, { version: '3' })
    expect(lastBody()).toEqual({ id: 7, version: '3', roomName: 'A' })
    await rooms().update('u7', { name: 'A' }, { version: null })
    expect(lastBody()).toEqual({ id: 'u7', roomName: 'A' })
  })

  it('refuses an input that breaks its schema, names the fields and sends nothing', async () => {
    const broken = { name: 'too long', seats: 1.5 }
    const refusal = { name: 'ApiError', kind: 'invalid', invalidFields: ['name', 'seats'], field: null }
    await expect(rooms().add(broken)).rejects.toMatchObject(refusal)
    await expect(rooms().update('7', broken)).rejects.toMatchObject(refusal)
    expect(server.requests).toEqual([])
  })

  it.each([
    ['seatCount', 'seats'],
    ['roomName', 'name'],
    ['tagList', 'tags'],
    ['somethingElse', null],
    [null, null],
  ])('reports the refused wire field %s as %s', async (wire, field) => {
    server.on(`${BASE}/add`, { status: 420, json: { status: 30101, message: '已存在', data: { field: wire } } })
    await expect(rooms().add({ name: 'A' })).rejects.toMatchObject({ kind: 'refused', field, serverMessage: '已存在' })
  })

  it('rejects with the other user and the time when the row was changed meanwhile', async () => {
    const data = { person: 'zhang', time: '2026-10-12 09:30:00', version: 4 }
    server.on(`${BASE}/update`, { status: 420, json: { status: 30101, message: '已被修改', data } })
    await expect(rooms().update('7', { name: 'A' }, { version: '3' })).rejects.toMatchObject({
      kind: 'conflict',
      conflict: { person: 'zhang', at: Date.UTC(2026, 9, 12, 1, 30), verdict: null },
    })
  })

  it('deletes several rows in one call', async () => {
    server.on(`${BASE}/delete`, ok())
    await rooms().remove(['7', '8'])
    expect(server.requests[0]).toMatchObject({ method: 'GET', query: { id: '7,8' } })
  })
})

describe('what uses a row', () => {
  it.each([
    ['named counts', [{ what: '设备', count: 3 }, { what: '账户', count: 0 }], [{ what: '设备', count: 3 }]],
    ['a number', 2, [{ what: '', count: 2 }]],
    ['zero', '0', []],
    ['a list of ids', [4, 5], [{ what: '', count: 2 }]],
    ['a list of rows', [{ id: 1, name: '甲' }], [{ what: '', count: 1 }]],
    ['an empty list', [], []],
    ['null', null, []],
    ['a use whose count cannot be read', [{ what: '设备', count: '?' }], [{ what: '设备', count: 1 }]],
  ])('is read from %s', async (_form, data, uses) => {
    server.on(`${BASE}/deleteQuery`, { json: { status: 200, data } })
    expect(await rooms().usedBy('7')).toEqual(uses)
    expect(server.requests[0]?.query).toEqual({ id: '7' })
  })

  it.each([['an object', { json: { status: 200, data: { a: 1 } } }], ['no body', { json: '' }]])(
    'is not taken for nothing when the response is %s',
    async (_form, response) => {
      server.on(`${BASE}/deleteQuery`, response.json === '' ? (_request, reply) => void reply.writeHead(204).end() : response)
      await expect(rooms().usedBy('7')).rejects.toMatchObject({ kind: 'malformed' })
    },
  )
})

describe('an import', () => {
  it('sends all rows and reports errors by the row and the name of the input field', async () => {
    const errors = [
      { row: 1, field: 'seatCount', message: '太多' },
      { row: 2, field: null, message: '重复' },
    ]
    server.on(`${BASE}/importRows`, ok({ accepted: 1, errors }))
    const result = await rooms().importRows([{ name: 'A' }, { name: 'B', seats: 9 }, { name: 'A' }], { dryRun: true })
    expect(lastBody()).toEqual({
      rows: [{ roomName: 'A' }, { roomName: 'B', seatCount: 9 }, { roomName: 'A' }],
      dryRun: true,
    })
    expect(result).toEqual({
      accepted: 1,
      errors: [
        { row: 1, field: 'seats', message: '太多' },
        { row: 2, field: null, message: '重复' },
      ],
    })
  })

  it('is sent with its id, so that it is written once', async () => {
    server.on(`${BASE}/importRows`, ok({ accepted: 1, errors: [] }))
    await rooms().importRows([{ name: 'A' }], { dryRun: false, importId: 'import-1', onlyCorrect: true })
    expect(lastBody()).toEqual({ rows: [{ roomName: 'A' }], dryRun: false, importId: 'import-1', onlyCorrect: true })
  })

  it.each([[0, true], [1, false]])('that is aborted asks how many rows were written: %i', async (accepted, isCancelled) => {
    server.on(`${BASE}/importRows`, () => undefined)
    server.on('/api/device/importRun/cancel', ok({ accepted }))
    const controller = new AbortController()
    const running = rooms().importRows([{ name: 'A' }], { dryRun: false, importId: 'import-2' }, controller.signal)
    await expect.poll(() => server.requests).toHaveLength(1)
    controller.abort()
    expect(await running).toEqual({ accepted, errors: [], isCancelled })
    expect(lastBody()).toEqual({ importId: 'import-2' })
  })

  it('that fails otherwise rejects: it may be sent again with the same id', async () => {
    server.on(`${BASE}/importRows`, (_request, reply) => void reply.writeHead(503).end())
    await expect(rooms().importRows([{ name: 'A' }], { dryRun: false, importId: 'import-3' })).rejects.toMatchObject({ kind: expect.any(String) as string })
    expect(server.requests).toHaveLength(1)
  })
})

describe('an entity of the admin service', () => {
  it('has its list at list, a row at its id, and sends writes as form parameters', async () => {
    server.on(`${BASE}/list`, ok({ total: 0, rows: [] }))
    server.on(`${BASE}/a%2Fb`, ok({ id: 'a/b', roomName: 'A' }))
    server.on(`${BASE}/update`, ok())
    await adminRooms().list({ page: 1, limit: 15 })
    expect(await adminRooms().get('a/b')).toMatchObject({ id: 'a/b', name: 'A' })
    await adminRooms().update('a/b', { name: 'A', note: null }, { version: '3' })
    expect(lastForm()).toEqual({ id: 'a/b', version: '3', roomName: 'A', remark: '' })
  })
})
