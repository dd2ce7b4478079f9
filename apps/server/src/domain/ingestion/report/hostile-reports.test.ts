import fc from 'fast-check'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { readings } from '../../../db/readings'
import { aSiteForEachTest, db, gateway, hostRecords, now, server, site, smoke, smokeRecords, smokeRow } from '../ingestion.harness'

aSiteForEachTest('hostile')

interface Judged {
  accepted: number
  rejected: number[]
  refused: Array<{ index: number; reason: string }>
  records: Array<{ kind: string; id: number }>
}

const send = (...reports: unknown[]) => gateway.post<Judged>('reports', { reports })
const electrical = (point: object) => ({ deviceNumber: site.electrical.number, at: now(), points: [{ code: 'RCT', value: 80, status: 2, ...point }] })

/** Reports that a database or a schema refuses, and the place that the response names. */
const BAD: Record<string, [report: () => unknown, place: string]> = {
  'a value that no reading can hold': [() => electrical({ value: 1e308 }), 'points.0.value'],
  'a value that is text': [() => electrical({ value: '80' }), 'points.0.value'],
  'a state that does not exist': [() => electrical({ status: 3 }), 'points.0.status'],
  'a code with NUL': [() => electrical({ code: 'RC\u0000T' }), 'points.0.code'],
  'a code that names a part of every object': [() => electrical({ code: '__proto__' }), 'points.0.code'],
  'a number with NUL': [() => ({ ...electrical({}), deviceNumber: 'a\u0000b' }), 'deviceNumber'],
  'a number with half a character': [() => ({ ...electrical({}), deviceNumber: 'a\ud800b' }), 'deviceNumber'],
  'a port of more than 16 bits': [() => ({ ...electrical({}), deviceNumber: undefined, fireHost: { ip: '10.0.0.1', port: 2 ** 31 }, loop: '1', address: '1' }), 'fireHost.port'],
  'no time': [() => ({ ...electrical({}), at: undefined }), 'at'],
  'no points': [() => ({ ...electrical({}), points: [] }), 'points'],
  'too many points': [() => ({ ...electrical({}), points: Array.from({ length: 65 }, () => ({ code: 'RCT', status: 2 })) }), 'points'],
  'no report at all': [() => null, ''],
}

describe('each report of a call is judged alone', () => {
  for (const [name, [bad, place]] of Object.entries(BAD)) {
    it(`${name}: it is refused by name, and the fire beside it is stored`, async () => {
      const { status, body } = await send(smoke(now(), 2), bad(), smoke(now() + 1, 1))
      expect([status, body.status]).toEqual([200, 200])
      expect(body.data).toMatchObject({ accepted: 2, rejected: [1], refused: [{ index: 1 }] })
      expect(body.data.refused[0]?.reason).toContain(place)
      expect(await smokeRecords()).toMatchObject([{ category: '1', handled: false }])
    })
  }

  it('a call without any readable report is refused with the reasons', async () => {
    const { status, body } = await send(electrical({ status: 3 }), null)
    expect([status, body.status]).toEqual([200, 30101])
    expect(body.data).toMatchObject({ accepted: 0, rejected: [0, 1], refused: [{ index: 0 }, { index: 1 }] })
  })

  it('an unknown device is named with its reason, at its place in the call', async () => {
    const { body } = await send(null, { ...electrical({}), deviceNumber: 'unknown' }, smoke(now(), 1))
    expect(body.data).toMatchObject({ accepted: 1, rejected: [0, 1], refused: [{ index: 0 }, { index: 1, reason: '未知设备' }] })
  })

  it('an alarm is stored without what cannot be read of it, which is named', async () => {
    const points = [
      { code: 'YG', status: 1, value: 1e308, type: '烟\u0000感\ud800报警' },
      { code: 'VOL', status: 7 },
    ]
    const { body } = await send({ deviceNumber: site.smoke.number, at: now(), points })
    expect(body.data).toMatchObject({ accepted: 1, rejected: [] })
    expect(body.data.refused.map(({ index }) => index)).toEqual([0])
    for (const place of ['points.0.value', 'points.0.type', 'points.1.status']) expect(body.data.refused[0]?.reason).toContain(place)
    expect(await smokeRecords()).toMatchObject([{ pointCode: 'YG', value: null, alarmType: '烟感�报警' }])
    expect((await smokeRow())?.latest).toMatchObject({ YG: { value: null, status: 'alarm' } })
  })

  it('a value too small for the database is zero', async () => {
    expect((await send(electrical({ value: 1e-60 }))).body.data).toMatchObject({ accepted: 1, refused: [] })
    expect(await db().select().from(readings).where(eq(readings.deviceId, site.electrical.id))).toMatchObject([{ values: [0] }])
  })

  it('data that the database refuses for one device do not sink the others', async () => {
    await db().execute(`create function refuse_one() returns trigger language plpgsql as
      $$ begin if new.id = ${site.electrical.id} then raise exception 'refused' using errcode = '22003'; end if; return new; end $$`)
    await db().execute('create trigger refuse_one before update on devices for each row execute function refuse_one()')
    const { status, body } = await send(electrical({}), smoke(now(), 1))
    await db().execute('drop trigger refuse_one on devices')
    await db().execute('drop function refuse_one')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ accepted: 1, rejected: [0], refused: [{ index: 0 }], records: [{ kind: 'general' }] })
    expect(await smokeRecords()).toHaveLength(1)
  })
})

const text = () => fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('\u0000', '\ud800', '\udfff', '__proto__', 'constructor', 'YG', '', '屏蔽'))
const number = () => fc.oneof(fc.double(), fc.integer(), fc.constantFrom(1e308, -1e308, 1e-300, 2 ** 31, 2 ** 53, -1, 8.64e15, 3.5e38))
const junk = () => fc.oneof(fc.jsonValue(), text(), number(), fc.constant(undefined))
const point = (code: string) =>
  fc.record(
    { code: fc.oneof(fc.constant(code), junk()), status: fc.oneof(fc.constantFrom(0, 1, 2), junk()), value: junk(), type: junk() },
    { requiredKeys: [] },
  )
const hostile = () =>
  fc.oneof(
    junk(),
    fc.record({ deviceNumber: fc.oneof(fc.constant(() => site.electrical.number), junk()), at: fc.oneof(number(), junk()), points: fc.oneof(fc.array(point('RCT'), { maxLength: 4 }), junk()) }, { requiredKeys: [] }),
    fc.record({
      fireHost: fc.oneof(fc.record({ ip: fc.oneof(fc.constant(() => site.fireHost.ip), text()), port: fc.oneof(fc.constant(9000), number()) }), junk()),
      loop: fc.oneof(fc.constant('1'), junk()),
      address: fc.oneof(fc.constant('17'), junk()),
      at: number(),
      points: fc.array(point('FIREMAIN'), { maxLength: 3 }),
    }),
  )

/** Replaces the functions of a generated report: the site is known only when the test runs. */
const resolved = (value: unknown): unknown => JSON.parse(JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'function' ? (inner as () => unknown)() : inner)) ?? 'null')

describe('whatever stands beside it', () => {
  it('an honest fire is stored, and the server does not fail', async () => {
    let fires = 0
    await fc.assert(
      fc.asyncProperty(fc.array(hostile(), { maxLength: 6 }), fc.nat({ max: 6 }), async (others, place) => {
        server.clock.advance(2000)
        const reports = others.map(resolved)
        reports.splice(Math.min(place, reports.length), 0, smoke(now(), 1))
        const { status, body } = await send(...reports)
        expect([status, body.status]).toEqual([200, 200])
        expect((await smokeRecords()).length).toBe((fires += 1))
        expect(body.data.rejected).not.toContain(Math.min(place, reports.length - 1))
        expect(body.data.accepted + body.data.rejected.length).toBe(reports.length)
        await send(smoke(now() + 1, 2))
      }),
      { numRuns: 25, endOnFailure: true },
    )
    expect((await hostRecords()).every((record) => record.category === '0' || record.category === '1')).toBe(true)
  })
})
