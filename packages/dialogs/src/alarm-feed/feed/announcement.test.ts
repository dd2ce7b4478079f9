import { describe, expect, it } from 'vitest'
import { aFaultAlarm, anAlarm, anEntry } from '../alarm-feed.fixtures'
import { announcementOf, gathered } from './announcement'
import { isFire } from './feed-entries'

const entries = (...alarms: ReturnType<typeof anAlarm>[]) => alarms.map((alarm, order) => anEntry(alarm, { order }))
const said = (...alarms: ReturnType<typeof anAlarm>[]) => announcementOf(entries(...alarms))
const late = (id: string) => anAlarm(id, {}, { late: true })

describe('the announcement of a batch', () => {
  it('counts every alarm and names three: fires in order of arrival, then faults', () => {
    const { fires, faults, alarms } = said(aFaultAlarm('f1'), anAlarm('a1'), aFaultAlarm('f2'), anAlarm('a2')) ?? {}
    expect([fires, faults, alarms?.map(({ key }) => key)]).toEqual([2, 2, ['a1', 'a2', 'f1']])
  })

  it('is one of late alarms only when all of them are: a live fire is never told as made up for', () => {
    expect([said(late('1'), late('2'))?.late, said(late('1'), anAlarm('2'))?.late]).toEqual([true, false])
  })

  it('is none without an alarm', () => {
    expect(said()).toBeNull()
  })
})

describe('two announcements that become one', () => {
  const both = (before: ReturnType<typeof said>, next: ReturnType<typeof said>) => gathered(before, next, isFire)

  it('count together, and a later fire is named before an earlier fault', () => {
    const { fires, faults, alarms } = both(said(aFaultAlarm('f1'), aFaultAlarm('f2')), said(anAlarm('a1'), anAlarm('a2'))) ?? {}
    expect([fires, faults, alarms?.map(({ key }) => key)]).toEqual([2, 2, ['a1', 'a2', 'f1']])
    expect(both(said(anAlarm('a1')), said(anAlarm('a2')))?.fires).toBe(2)
  })

  it('are of late alarms only when both are', () => {
    expect([[late('1'), late('2')], [late('1'), anAlarm('2')], [anAlarm('1'), late('2')]].map(([one, other]) => one && other && both(said(one), said(other))?.late)).toEqual([true, false, false])
  })
})
