import { describe, expect, it } from 'vitest'

import type { PointReport } from '../report/report'
import { createAlarmHistory } from './alarm-history'
import { assessReport, type Watched } from './assess-report'

const T = 1_700_000_000_000
const normal: Watched = { status: 'normal', statusAt: T, reportedAt: T, clockFaultAt: null, silentAt: null, latest: {} }
const smoke = (status: 0 | 1 | 2, type: string | null = null): PointReport => ({ code: 'YG', value: null, status, type })
const battery = (status: 0 | 1 | 2): PointReport => ({ code: 'VOL', value: 2.4, status, type: status === 0 ? '电池欠压' : null })
const after = (known: Watched, at: number, ...points: PointReport[]) => assessReport(known, { at, receivedAt: at, stampedAt: null, points })

describe('status of a device (contract device §14.1)', () => {
  it('is no longer "not enabled" after the first data', () => {
    const fresh: Watched = { status: 'notEnabled', statusAt: null, reportedAt: null, clockFaultAt: null, silentAt: null, latest: {} }
    expect(after(fresh, T, smoke(2))).toMatchObject({ status: 'normal', statusAt: T, reportedAt: T, allClear: false })
  })

  it('is alarm when one point has an alarm, whatever the states of the others', () => {
    expect(after(normal, T + 1, smoke(1), battery(0)).status).toBe('alarm')
  })

  it('is fault when a point has a fault and none has an alarm', () => {
    expect(after(normal, T + 1, smoke(2), battery(0)).status).toBe('fault')
  })

  it('keeps an alarm of a point that a later, partial sample does not contain', () => {
    const alarmed = after(normal, T + 1, smoke(1))
    expect(after(alarmed, T + 2, battery(2)).status).toBe('alarm')
  })

  it('ignores a normal state that is older than the stored one', () => {
    const known = after(normal, T + 10, smoke(1))
    expect(after(known, T + 5, smoke(2))).toMatchObject({ status: 'alarm', recovered: [], allClear: false, news: false })
  })

  it('is alarm after an alarm that is older than the stored normal state: a slow clock must not hide a fire', () => {
    const known = after(normal, T + 10, smoke(2))
    expect(after(known, T + 5, smoke(1))).toMatchObject({ status: 'alarm', raised: [{ code: 'YG' }], news: true })
  })

  it('treats a seeded state as old as the last report', () => {
    const seeded: Watched = { ...normal, status: 'alarm', latest: { YG: { value: 1, status: 'alarm', type: '报警' } } }
    expect(after(seeded, T, smoke(2)).recovered).toEqual([])
    expect(after(seeded, T + 1, smoke(2)).recovered).toEqual(['YG'])
  })

  it('accepts another point of the same instant in a second report', () => {
    const first = after(normal, T + 1, battery(2))
    expect(after(first, T + 1, smoke(1)).raised).toMatchObject([{ code: 'YG' }])
  })

  it('stays offline after a late fault, which still makes its record; an alarm is worse than offline', () => {
    const offline: Watched = { ...normal, status: 'offline', statusAt: T + 100 }
    expect(after(offline, T + 50, battery(0))).toMatchObject({ status: 'offline', raised: [{ code: 'VOL' }] })
    expect(after(offline, T + 50, smoke(1))).toMatchObject({ status: 'alarm', raised: [{ code: 'YG' }] })
  })

  it('stays offline after a late sample without alarms, and ends with the next one that is newer than its silence', () => {
    const offline: Watched = { ...normal, status: 'offline', statusAt: T + 100, silentAt: T + 100 }
    expect(after(offline, T + 50, battery(2))).toMatchObject({ status: 'offline', statusAt: T + 100, silentAt: T + 100, recovered: [] })
    expect(after(offline, T + 101, battery(2))).toMatchObject({ status: 'normal', statusAt: T + 101, silentAt: null, recovered: ['OFFLINE'] })
  })

  it('is not made worse by a sample that is only late', () => {
    expect(after(normal, T - 50, battery(2))).toMatchObject({ status: 'normal', statusAt: T, news: true })
  })

  it('has the time since when it is so', () => {
    const alarmed = after(normal, T + 1, smoke(1))
    const again = after(alarmed, T + 2, smoke(1))
    expect([alarmed, again, after(again, T + 3, smoke(2))]).toMatchObject([{ status: 'alarm', statusAt: T + 1 }, { status: 'alarm', statusAt: T + 1 }, { status: 'normal', statusAt: T + 3 }])
  })

  it.each([['a fault', smoke(0, '污染')], ['an alarm with another name', smoke(1, '温感报警')]])('does not go back to %s that arrives late while an alarm lasts, which still makes its record', (_, late) => {
    const alarmed = after(normal, T + 10, smoke(1, '烟感报警'))
    expect(after(alarmed, T + 5, late)).toMatchObject({ status: 'alarm', raised: [{ code: 'YG', type: late.type }], latest: { YG: { type: '烟感报警', at: T + 10 } } })
  })

  it('in alarm is not silent any more after its next report', () => {
    const silent: Watched = { ...after(normal, T + 1, smoke(1)), silentAt: T + 100 }
    expect(after(silent, T + 200, smoke(1))).toMatchObject({ status: 'alarm', silentAt: null, recovered: ['OFFLINE'] })
  })
})

describe('what a point is in', () => {
  it('has a name where the report gives none, and a value only where it can be read (domain 25)', () => {
    const stateOf = (status: 0 | 1 | 2, more: Partial<PointReport> = {}) => after(normal, T + 1, { ...smoke(status), ...more }).latest.YG
    expect([stateOf(0), stateOf(1), stateOf(2)]).toMatchObject([{ type: '故障', value: 1 }, { type: '报警', value: 1 }, { type: '正常', value: 0 }])
    expect(stateOf(1, { isValueUnknown: true })).toMatchObject({ status: 'alarm', value: null })
    expect(stateOf(1, { value: 0.7, type: '烟雾' })).toMatchObject({ type: '烟雾', value: 0.7 })
  })

  it('is interrupted by a report without the alarm, not by one that has further points beside it', () => {
    const alarmed = after(normal, T + 1, smoke(1))
    expect(after(alarmed, T + 2, smoke(1), battery(2)).latest.YG?.interruptedAt).toBeUndefined()
    const without = after(alarmed, T + 2, battery(2))
    expect(after(without, T + 3, smoke(1)).repeated).toMatchObject([{ code: 'YG', interruptedAt: T + 2 }])
  })
})

describe('records of a device', () => {
  it('raises one record for each point that changed', () => {
    expect(after(normal, T + 1, smoke(1, '烟感报警'), battery(0)).raised).toEqual([
      { code: 'YG', value: 1, status: 'alarm', type: '烟感报警' },
      { code: 'VOL', value: 2.4, status: 'fault', type: '电池欠压' },
    ])
  })

  it('repeats the open record, and raises none, while the alarm lasts', () => {
    const alarmed = after(normal, T + 1, smoke(1))
    expect(after(alarmed, T + 2, smoke(1))).toMatchObject({ raised: [], repeated: [{ code: 'YG' }] })
  })

  it('counts a sample that is sent twice once', () => {
    const alarmed = after(normal, T + 1, smoke(1))
    expect(after(alarmed, T + 1, smoke(1))).toMatchObject({ raised: [], repeated: [], news: false })
  })

  it('raises a new record when a point has an alarm of another type', () => {
    const low = after(normal, T + 1, { code: 'VLA', value: 170, status: 0, type: '欠压' })
    expect(after(low, T + 2, { code: 'VLA', value: 260, status: 0, type: '过压' }).raised).toHaveLength(1)
  })

  it('closes the records of a point that is normal again, and all records when the device is', () => {
    const both = after(normal, T + 1, smoke(1), battery(0))
    expect(after(both, T + 2, smoke(2))).toMatchObject({ status: 'fault', recovered: ['YG'], allClear: false })
    expect(after(both, T + 2, smoke(2), battery(2))).toMatchObject({ status: 'normal', allClear: true })
  })

  it('closes only the offline record when an offline device reports an alarm', () => {
    const offline: Watched = { ...after(normal, T + 1, smoke(1)), status: 'offline', statusAt: T + 100 }
    expect(after(offline, T + 200, smoke(1))).toMatchObject({ status: 'alarm', recovered: ['OFFLINE'], allClear: false })
  })

  it('treats a shielded point as normal without closing its records', () => {
    const alarmed = after(normal, T + 1, smoke(1))
    const shielded = after(alarmed, T + 2, smoke(2, '屏蔽'), battery(2))
    expect(shielded).toMatchObject({ status: 'normal', recovered: [], shielded: ['YG'] })
    expect(shielded.latest.YG).toMatchObject({ value: 0, status: 'shielded' })
  })
})

describe('a suppressed sighting of a camera (ADR 60)', () => {
  const flame = (status: 0 | 1 | 2, more: Partial<PointReport> = {}): PointReport => ({ code: 'VFLAME', value: 90, status, type: null, ...more })
  const suppressed = flame(2, { value: 40, isSuppressed: true })

  it('is a reading of a point that was normal, and of one that is not known', () => {
    for (const known of [normal, after(normal, T + 1, flame(2))]) {
      const read = after(known, T + 2, suppressed)
      expect([read, read.latest.VFLAME]).toMatchObject([{ status: 'normal', raised: [], recovered: [], allClear: false }, { status: 'normal', value: 40, at: T + 2 }])
    }
  })

  it.each([['an alarm', flame(1)], ['a fault', flame(0)], ['a shielding', flame(2, { type: '屏蔽' })]])('leaves %s of the point as it is', (_, before) => {
    const known = after(normal, T + 1, before)
    const later = after(known, T + 2, suppressed)
    expect(later).toMatchObject({ status: known.status, latest: known.latest, raised: [], repeated: [], recovered: [], allClear: false, reportedAt: T + 2 })
  })

  it('ends no earlier alarm of the point when it arrives late', () => {
    const history = createAlarmHistory([{ code: 'VFLAME', type: '报警', from: T + 1, to: T + 1, open: true }])
    const known = after(normal, T + 10, flame(1))
    expect(assessReport(known, { at: T + 5, receivedAt: T + 11, stampedAt: null, points: [suppressed] }, history).recoveredEarlier).toEqual([])
    expect(assessReport(known, { at: T + 5, receivedAt: T + 11, stampedAt: null, points: [flame(2)] }, history).recoveredEarlier).toEqual(['VFLAME'])
  })
})
