import { expect, it } from 'vitest'
import { aFaultAlarm, anAlarm, anEntry } from '../alarm-feed.fixtures'
import { bounded } from './feed-entries'

const keys = (entries: readonly { alarm: { key: string } }[]) => entries.map(({ alarm }) => alarm.key)
const fire = (id: string) => anEntry(anAlarm(id))
const fault = (id: string) => anEntry(aFaultAlarm(id))

it('drops the oldest faults before any fire when the limit is reached, and counts them', () => {
  const full = bounded([fault('f3'), fire('a2'), fault('f2'), fault('f1'), fire('a1')], 3)
  expect(keys(full.entries)).toEqual(['f3', 'a2', 'a1'])
  expect(full.leftOut).toBe(2)
})

it('drops the oldest fires when there are only fires', () => {
  expect(keys(bounded([fire('a3'), fire('a2'), fire('a1')], 2).entries)).toEqual(['a3', 'a2'])
})

it('does not count dropped entries that were acknowledged', () => {
  expect(bounded([fault('f2'), { ...fault('f1'), acknowledged: true }], 1).leftOut).toBe(0)
})
