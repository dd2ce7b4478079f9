import { expect, it } from 'vitest'
import { aFaultAlarm, anAlarm, anEntry } from '../alarm-feed.fixtures'
import { bounded } from './feed-entries'

const keys = (entries: readonly { alarm: { key: string } }[]) => entries.map(({ alarm }) => alarm.key)
const fire = (id: string) => anEntry(anAlarm(id))
const fault = (id: string) => anEntry(aFaultAlarm(id))

it('lets the oldest faults go before any fire when there is no more room, and counts them', () => {
  const full = bounded([fault('f3'), fire('a2'), fault('f2'), fault('f1'), fire('a1')], 3)
  expect(keys(full.entries)).toEqual(['f3', 'a2', 'a1'])
  expect(full.leftOut).toBe(2)
})

it('lets the oldest fires go when there are only fires', () => {
  expect(keys(bounded([fire('a3'), fire('a2'), fire('a1')], 2).entries)).toEqual(['a3', 'a2'])
})

it('does not count what had been acknowledged anyway', () => {
  expect(bounded([fault('f2'), { ...fault('f1'), acknowledged: true }], 1).leftOut).toBe(0)
})
