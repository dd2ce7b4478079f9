import { describe, expect, it, vi } from 'vitest'
import type { Diagnostic } from '../../api-client-options'
import { startLoopback } from '../../testing/loopback'
import type { RecordVerdict } from './record-verdict'

const server = startLoopback()
const GENERAL = '/api/datahandler/deviceAbnormal'
const HYDRANT = '/api/datahandler/deviceFacilitiesAbnormal'
const FIRE_HOST = '/api/datahandler/deviceFireMainAbnormal'
const page = { page: 2, limit: 15 }
const table = (...rows: unknown[]) => ({ json: { status: 200, message: null, data: { total: rows.length, rows } } })
const AT = Date.UTC(2026, 9, 12, 1, 30)

describe('a list of abnormal records', () => {
  it('of the general table has the name of the point as unit and the handling state as "false"', async () => {
    server.on(
      `${GENERAL}/pageList`,
      table({
        id: 12,
        buildId: 3,
        bName: '星河大厦',
        sensorNo: 'a1',
        equipmentType: '感烟',
        floor: 3,
        positionDescription: '走廊',
        alrmType: '烟雾报警   ',
        alrmCategory: '1   ',
        alrmDate: '2026-10-12 09:30:00',
        fireFlag: null,
        handleFlag: 'false',
        unit: '烟雾浓度',
        measuringPoint: null,
        channelId: 1,
        measuringPointCode: 'SMOKE',
      }),
    )
    const { rows } = await server
      .client()
      .abnormalRecords.list({ kind: 'general', state: 'unhandled', channelId: '1', ...page })
    expect(server.requests[0]?.query).toEqual({ page: '2', limit: '15', tag: '0', channelId: '1' })
    expect(rows).toEqual([
      {
        kind: 'general',
        id: '12',
        category: '1',
        channelId: '1',
        buildingId: '3',
        buildingName: '星河大厦',
        floor: 3,
        position: '走廊',
        sensorId: null,
        sensorNumber: 'a1',
        equipmentType: '感烟',
        measuringPoint: '烟雾浓度',
        measuringPointCode: 'SMOKE',
        alarmType: '烟雾报警',
        value: null,
        unit: null,
        raisedAt: AT,
        handled: false,
        verdict: null,
        handledBy: null,
        handledAt: null,
        confirmedBy: null,
        confirmedAt: null,
        restoredAt: null,
        hydrantId: null,
        hydrantName: null,
        fireHostId: null,
        loop: null,
        address: null,
        series: null,
        repeats: null,
      },
    ])
  })

  it('of hydrants has faults only, with value and unit', async () => {
    server.on(
      `${HYDRANT}/pageList`,
      table({
        id: 1,
        fireCockId: 31,
        hydrantName: '1号',
        measuringPoint: '水压',
        alrmData: '0.06',
        dataUnit: 'MPa',
        alrmDate: AT,
        handleFlag: 'false',
      }),
    )
    const { rows } = await server.client().abnormalRecords.list({ kind: 'hydrant', state: 'unhandled', ...page })
    expect(rows).toMatchObject([
      {
        kind: 'hydrant',
        category: '0',
        hydrantId: '31',
        hydrantName: '1号',
        measuringPoint: '水压',
        value: 0.06,
        unit: 'MPa',
        raisedAt: AT,
      },
    ])
  })

  it.each(['fireMainId', 'fireMianId', 'fireMain'])('of fire hosts has their id as %s', async (spelling) => {
    server.on(
      `${FIRE_HOST}/pageList`,
      table({ id: 1, [spelling]: 5, sensorLoop: '02', address: 17, series: '点型', alrmCategory: 0 }),
    )
    const { rows } = await server.client().abnormalRecords.list({ kind: 'fireHost', state: 'handledFaults', ...page })
    expect(server.requests[0]?.query.tag).toBe('2')
    expect(rows).toMatchObject([
      { kind: 'fireHost', category: '0', fireHostId: '5', loop: '02', address: '17', series: '点型', handled: true },
    ])
  })

  it('has no verdict for a handled fault, whatever its flag', async () => {
    const row = (id: number, alrmCategory: string) => ({ id, alrmCategory, fireFlag: '0', handleFlag: 'true', alrmDate: '2026-10-12 09:30:00' })
    const rows = table(row(1, '0'), row(2, '1'))
    server.on(`${GENERAL}/pageList`, rows)
    server.on(`${GENERAL}/getAlrmBySensorId`, rows)
    const { abnormalRecords: records } = server.client()
    const handled = await records.list({ kind: 'general', state: 'handledFaults', ...page })
    const ofDevice = await records.history({ sensorId: '5', channelId: '1', ...page })
    const verdicts = [handled, ofDevice].map((page) => Object.fromEntries(page.rows.map(({ id, verdict }) => [id, verdict])))
    expect(verdicts).toEqual([{ 1: null, 2: '0' }, { 1: null, 2: '0' }])
  })

  it('has category fire where the category cannot be read', async () => {
    server.on(`${GENERAL}/pageList`, table({ id: 1, alrmCategory: '?' }))
    const { rows } = await server.client().abnormalRecords.list({ kind: 'general', state: 'unhandled', ...page })
    expect(rows[0]?.category).toBe('1')
  })

  it('of handled fires of hydrants is empty, and no request is sent', async () => {
    expect(await server.client().abnormalRecords.list({ kind: 'hydrant', state: 'handledFires', ...page })).toEqual({
      rows: [],
      total: 0,
      dropped: 0,
    })
    expect(server.requests).toEqual([])
  })

  it('has open fires first, whatever their time, then the rest by time, newest first (domain 19)', async () => {
    const row = (id: number, alrmDate: string, alrmCategory: string) => ({ id, alrmDate, alrmCategory, handleFlag: 'false' })
    server.on(
      `${GENERAL}/pageList`,
      table(
        row(1, '2026-10-12 09:30:50', '0'),
        row(2, '2026-10-11 22:10:10', '1'),
        row(3, '2026-10-12 09:31:00', '0'),
        row(4, '2026-10-12 09:30:40', '1'),
        { ...row(5, '2026-10-12 09:30:55', '1'), handleFlag: 'true' },
      ),
    )
    const { rows } = await server.client().abnormalRecords.list({ kind: 'general', state: 'unhandled', ...page })
    expect(rows.map(({ id }) => id)).toEqual(['4', '2', '3', '5', '1'])
  })

  it('drops an unreadable row, counts and reports it', async () => {
    const seen: Diagnostic[] = []
    server.on(`${GENERAL}/pageList`, table({ id: 1 }, { bName: 'no id' }, { id: 2, alrmDate: 'nonsense', floor: 'x' }))
    const client = server.client({ onDiagnostic: (diagnostic) => seen.push(diagnostic) })
    const { rows, dropped, total } = await client.abnormalRecords.list({ kind: 'general', state: 'unhandled', ...page })
    expect({ ids: rows.map(({ id }) => id).sort(), dropped, total }).toEqual({ ids: ['1', '2'], dropped: 1, total: 3 })
    expect(seen.map(({ problem, detail }) => `${problem} ${detail}`)).toEqual([
      'rowDropped id: no id',
      'fieldUnreadable floor: unreadable',
      'fieldUnreadable alrmDate: unreadable',
    ])
  })
})

describe('the records of a place', () => {
  it('cannot be asked of the hydrant table, whose records have no place', async () => {
    const query = { buildingId: '12', channelId: '5', ...page } as const
    // @ts-expect-error hydrants stand outdoors
    const call = server.client().abnormalRecords.ofPlace(query)
    await expect(call).rejects.toMatchObject({ kind: 'invalid', invalidFields: ['channelId'] })
    expect(server.requests).toEqual([])
  })
})

describe('counts', () => {
  it.each([
    [7, 7],
    ['7', 7],
    [0, 0],
  ])('unhandled: %j', async (data, count) => {
    server.on(`${GENERAL}/getNothandlerCount`, { json: { status: 200, data } })
    expect(await server.client().abnormalRecords.countUnhandled()).toBe(count)
  })

  it('by channel, with fires where the server counts them, and floors where it sends all of them readable', async () => {
    server.on(`${GENERAL}/getChannelList`, {
      json: {
        status: 200,
        data: [
          { channelId: 5, channelName: '消防用水', count: 3 },
          { channelId: '1', channelName: '无线感烟', count: '2', fireCount: 1, alarmFloors: [{ floor: 3, status: '1' }] },
          { channelId: '2', channelName: '电气火灾', count: 1, fireCount: 1, alarmFloors: [{ floor: 3, status: '1' }, { floor: '?' }] },
        ],
      },
    })
    expect((await server.client().abnormalRecords.channels()).rows).toEqual([
      { id: '5', name: '消防用水', count: 3, fireCount: null, floorsInTrouble: null },
      { id: '1', name: '无线感烟', count: 2, fireCount: 1, floorsInTrouble: [{ floor: 3, status: 'alarm' }] },
      { id: '2', name: '电气火灾', count: 1, fireCount: 1, floorsInTrouble: null },
    ])
  })
})

describe('a verdict', () => {
  it.each<[RecordVerdict, string, Record<string, string>]>([
    [{ kind: 'general', id: '1', category: '1', verdict: '2' }, `${GENERAL}/affirmFire`, { id: '1', flag: '2' }],
    [{ kind: 'general', id: '1', category: '0', verdict: null }, `${GENERAL}/affirmHandle`, { id: '1' }],
    [{ kind: 'hydrant', id: '1', category: '0', verdict: null }, `${HYDRANT}/affirmHandle`, { id: '1' }],
    [{ kind: 'fireHost', id: '1', category: '1', verdict: '0' }, `${FIRE_HOST}/affirmFire`, { id: '1', flag: '0' }],
    [{ kind: 'fireHost', id: '1', category: '0', verdict: null }, `${FIRE_HOST}/affirmFire`, { id: '1', flag: '' }],
  ])('%j is sent to its call as a form', async (verdict, path, form) => {
    server.on(path, { json: { status: 200 } })
    await server.client().abnormalRecords.confirm(verdict)
    expect(server.requests.map(({ method, body }) => [method, Object.fromEntries(new URLSearchParams(body))])).toEqual([
      ['POST', form],
    ])
  })

  it('that the record cannot have does not compile, and is refused before anything is sent', async () => {
    server.on('*', { json: { status: 200 } })
    const { abnormalRecords } = server.client()
    const confirm = (verdict: RecordVerdict) => abnormalRecords.confirm(verdict)
    const outcomes = await Promise.allSettled([
      // @ts-expect-error a fault has no verdict
      confirm({ kind: 'general', id: '1', category: '0', verdict: '1' }),
      // @ts-expect-error a fire needs a verdict
      confirm({ kind: 'general', id: '1', category: '1', verdict: null }),
      // @ts-expect-error a fire of a fire host, too
      confirm({ kind: 'fireHost', id: '1', category: '1', verdict: null }),
      // @ts-expect-error a fault of a fire host has no verdict
      confirm({ kind: 'fireHost', id: '1', category: '0', verdict: '0' }),
      // @ts-expect-error there are three verdicts
      confirm({ kind: 'general', id: '1', category: '1', verdict: '3' }),
      // @ts-expect-error hydrants have no fires
      confirm({ kind: 'hydrant', id: '1', category: '1', verdict: '1' }),
      // @ts-expect-error there is no such table
      confirm({ kind: 'camera', id: '1', category: '0', verdict: null }),
      // @ts-expect-error there is no such category
      confirm({ kind: 'general', id: '1', category: '2', verdict: null }),
      confirm({ kind: 'general', id: '', category: '1', verdict: '1' }),
    ])
    for (const outcome of outcomes) expect(outcome).toMatchObject({ reason: { name: 'ApiError', kind: 'invalid', invalidFields: ['verdict'] } })
    expect(server.requests).toEqual([])
  })

  it('is sent within the same task, with the token, although the page ends', async () => {
    server.on(`${GENERAL}/affirmFire`, { json: { status: 200 } })
    const fetched = vi.spyOn(globalThis, 'fetch')
    const client = server.client({ getToken: () => 'abc' })
    const sent = client.abnormalRecords.confirm({ kind: 'general', id: '1', category: '1', verdict: '0' }, undefined, {
      outlivesPage: true,
    })
    // nothing is awaited before it: a page that ends runs no further task
    expect(fetched).toHaveBeenCalledOnce()
    expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true })
    await sent
    expect(server.requests).toMatchObject([{ body: 'id=1&flag=0', headers: { authorization: 'Bearer abc' } }])
    fetched.mockRestore()
  })

  it('after that of another user is refused with the person, time and verdict of the first', async () => {
    server.on(`${GENERAL}/affirmFire`, {
      status: 420,
      json: {
        status: 30101,
        message: '已被处理',
        data: { person: 'zhang', time: '2026-10-12 09:30:00', verdict: '1' },
      },
    })
    await expect(
      server.client().abnormalRecords.confirm({ kind: 'general', id: '1', category: '1', verdict: '0' }),
    ).rejects.toMatchObject({
      kind: 'conflict',
      conflict: { person: 'zhang', at: AT, verdict: '1' },
    })
  })
})
