import { describe, expect, it } from 'vitest'

import { createAlarmHistory } from './alarm-history'

const T = 1_700_000_000_000
const MINUTE = 60_000
const closed = { code: 'YG', type: '报警', from: T, to: T + MINUTE, open: false }

describe('a late alarm (ADR 5)', () => {
  it('was stored when a record of its point and name covers its instant', () => {
    const history = createAlarmHistory([closed])
    for (const at of [T, T + 1, T + MINUTE]) expect(history.alarm('YG', '报警', at)).toBe('stored')
    expect(history.alarm('YG', '报警', T + MINUTE + 1)).toBe('new')
    expect(history.alarm('YG', '漏电', T)).toBe('new')
    expect(history.alarm('VOL', '报警', T)).toBe('new')
  })

  it('is a repeat of the open record that it precedes by less than a minute, and then stored', () => {
    const history = createAlarmHistory([{ ...closed, open: true }])
    expect(history.alarm('YG', '报警', T - MINUTE)).toBe('repeat')
    expect(history.alarm('YG', '报警', T - 1)).toBe('stored')
    expect(history.alarm('YG', '报警', T - MINUTE - 1)).toBe('repeat')
    expect(history.alarm('YG', '报警', T - 10 * MINUTE)).toBe('new')
  })

  it('is never left out because of a record that was closed shortly before or after', () => {
    expect(createAlarmHistory([closed]).alarm('YG', '报警', T - 1)).toBe('new')
  })

  it('is ended by a later normal state of the same point only', () => {
    const history = createAlarmHistory([])
    history.alarm('YG', '报警', T)
    expect(history.recovery('VOL', T + 1)).toBe(false)
    expect(history.recovery('YG', T)).toBe(false)
    expect(history.recovery('YG', T + 1)).toBe(true)
    expect(history.alarm('YG', '报警', T + 2)).toBe('new')
  })
})
