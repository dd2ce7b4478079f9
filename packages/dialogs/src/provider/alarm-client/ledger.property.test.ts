import type { AbnormalRecord, AlarmFrame } from '@smart-fire/api-client'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { alarmFrame, aResponse, anOpenRecord, aPoint, handledFrame, NOON } from './alarm-client.fixtures'
import { applyFrames } from './apply-frames'
import { catchUp, MISSES_UNTIL_SETTLED } from './catch-up'
import { EMPTY_LEDGER, needsRecheck, pendingCount, type Ledger, type LedgerUpdates } from './ledger'
import { recordKey } from './record-ref'

/** Events on the platform. There are few devices, so that repeats and recoveries are frequent. */
type Happening =
  | { type: 'raise'; device: number; kind: (typeof KINDS)[number]; points: number }
  | { type: 'repeat'; nth: number }
  | { type: 'handle'; nth: number }
  | { type: 'linkDown'; missed: number }

const KINDS = ['general', 'hydrant', 'fireHost'] as const

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ type: fc.constant('raise' as const), device: fc.nat(30), kind: fc.constantFrom(...KINDS), points: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('repeat' as const), nth: fc.nat(50) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('handle' as const), nth: fc.nat(50) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('linkDown' as const), missed: fc.nat(6) }) },
)

/** A small model of the platform: rows first, pushes second, as in architecture §8. */
class Platform {
  readonly rows = new Map<string, AbnormalRecord>()
  private readonly devicesInAlarm = new Set<string>()
  private ids = 0
  private seq = 0
  private now = NOON

  constructor(private readonly named: boolean) {}

  do(what: Happening): AlarmFrame[] {
    this.now += 5_000
    if (what.type === 'raise') return this.raise(what)
    const row = [...this.rows.values()].at(('nth' in what ? what.nth : 0) % Math.max(1, this.rows.size))
    if (!row) return []
    if (what.type === 'repeat') return [this.push([row], this.now, 2)]
    this.rows.delete(recordKey(row))
    this.devicesInAlarm.delete(deviceOf(row))
    return this.named ? [handledFrame(row.id, { kind: row.kind })] : []
  }

  lists() {
    return aResponse([...this.rows.values()], { at: this.now })
  }

  private raise({ device, kind, points }: Happening & { type: 'raise' }): AlarmFrame[] {
    const name = `${kind}-${device}`
    if (this.devicesInAlarm.has(name)) return []
    this.devicesInAlarm.add(name)
    const rows = Array.from({ length: kind === 'fireHost' ? 1 : points }, (_, point) => this.row(kind, device, point))
    for (const row of rows) this.rows.set(recordKey(row), row)
    return [this.push(rows, this.now, null)]
  }

  private row(kind: (typeof KINDS)[number], device: number, point: number): AbnormalRecord {
    const place = kind === 'fireHost' ? { fireHostId: '1', loop: '2', address: `${device}`, sensorNumber: null } : { sensorNumber: `${kind}-${device}` }
    const category = kind === 'hydrant' ? '0' : '1'
    return anOpenRecord({ kind, id: `${(this.ids += 1)}`, category, measuringPointCode: kind === 'fireHost' ? null : `P${point}`, raisedAt: this.now, ...place })
  }

  private push(rows: AbnormalRecord[], at: number, repeat: number | null): AlarmFrame {
    const [{ kind, sensorNumber, fireHostId, loop, address } = anOpenRecord()] = rows
    const points = rows.map((row) => aPoint({ code: row.measuringPointCode, status: row.category === '1' ? '1' : '0' }))
    const common = { kind, sensorNumber, fireHostId, loop, address, points, raisedAt: at }
    if (!this.named) return alarmFrame(common)
    this.seq += 1
    return alarmFrame({ ...common, repeat, recordIds: rows.map(({ id }) => id), id: `push-${this.seq}`, seq: this.seq, epoch: 'e' })
  }
}

const deviceOf = ({ kind, sensorNumber, address }: AbnormalRecord) => sensorNumber ?? `${kind}-${address}`

interface Desk {
  ledger: Ledger
  announced: Map<string, number>
}

function receive(desk: Desk, { ledger, updates }: { ledger: Ledger; updates: LedgerUpdates }): Desk {
  const announced = new Map(desk.announced)
  const refs = [...updates.alarms.flatMap(({ records }) => records), ...updates.resolved.flatMap(({ record }) => record ?? [])]
  // a device with several points is one announcement; a later repeat names all its records again
  for (const ref of refs) announced.set(recordKey(ref), (announced.get(recordKey(ref)) ?? 0) + 1)
  return { ledger, announced }
}

/** Runs one day: what the link has received by pushes, with interruptions now and then, and what the lists contain. */
function runDay(named: boolean, day: Happening[]): { desk: Desk; platform: Platform; raised: Set<string> } {
  const platform = new Platform(named)
  const raised = new Set<string>()
  let desk: Desk = { ledger: catchUp(EMPTY_LEDGER, platform.lists(), []).ledger, announced: new Map() }
  let missing = 0
  for (const what of day) {
    if (what.type === 'linkDown') missing += what.missed
    const frames = what.type === 'linkDown' ? [] : platform.do(what)
    for (const key of platform.rows.keys()) raised.add(key)
    if (missing > 0) {
      missing -= 1
      if (missing === 0) desk = receive(desk, catchUp(desk.ledger, platform.lists(), frames))
    } else {
      desk = receive(desk, applyFrames(desk.ledger, frames, NOON))
      if (!named && needsRecheck(desk.ledger)) desk = receive(desk, catchUp(desk.ledger, platform.lists(), []))
    }
  }
  return { desk, platform, raised }
}

const day = fc.array(happening, { maxLength: 120, size: 'max' })

describe.each([
  ['our server', true],
  ['a server without ids and sequence numbers', false],
])('against %s', (_, named) => {
  it('gives the same records by pushes as by fetching', () => {
    fc.assert(
      fc.property(day, (happenings) => {
        const { desk, platform } = runDay(named, happenings)
        const settled = named ? desk : settle(desk, platform)
        const fetched = catchUp(settled.ledger, platform.lists(), []).ledger
        expect([...fetched.known.keys()].sort()).toEqual([...platform.rows.keys()].sort())
        if (named && happenings.every(({ type }) => type !== 'linkDown')) {
          expect([...desk.ledger.known.keys()].sort()).toEqual([...platform.rows.keys()].sort())
          expect(pendingCount(desk.ledger)).toBe(platform.rows.size)
        }
        expect(pendingCount(fetched)).toBe(platform.rows.size)
      }),
      { numRuns: 300 },
    )
  })

  it('announces every record that is open at the end, and none twice', () => {
    fc.assert(
      fc.property(day, (happenings) => {
        const run = runDay(named, happenings)
        const desk = settle(run.desk, run.platform)
        for (const key of run.platform.rows.keys()) expect(desk.announced.get(key), key).toBe(1)
        for (const [key, times] of desk.announced) expect(times, key).toBe(1)
      }),
      { numRuns: 300 },
    )
  })
})

function settle(desk: Desk, platform: Platform): Desk {
  let settled = desk
  for (let round = 0; round <= MISSES_UNTIL_SETTLED; round += 1) settled = receive(settled, catchUp(settled.ledger, platform.lists(), []))
  return settled
}
