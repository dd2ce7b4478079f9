import { describe, expect, it } from 'vitest'
import type { AlarmUpdate } from '../../provider'
import { aFaultAlarm, aFeedWith, after, anAlarm, arrived, MOCK_NOW, NOTICE_END } from '../alarm-feed.fixtures'
import type { AlarmFeedContext, PlaceGroup } from '../alarm-feed.types'
import { unseenOf } from './feed-entries'
import { GROUPS_LIMIT } from './place-groups'
import { acknowledgeMeant, applyUpdate, closePlace, passTime, recordsMeant } from './apply-update'

const keys = (entries: readonly { alarm: { key: string } }[]) => entries.map(({ alarm }) => alarm.key)
const ended = (id: string): AlarmUpdate => ({ type: 'records.ended', records: [{ kind: 'general', id }] })
const acknowledged = (feed: AlarmFeedContext, key: string) => ({ ...feed, ...acknowledgeMeant(feed, { key }) })

describe('a storm', () => {
  const storm = Array.from({ length: 40 }, (_, index) => anAlarm(`${index}`, { buildingId: `${index % 8}`, buildingName: `${index % 8} 号楼` }))

  it('keeps and counts everything while it announces one sentence a second', () => {
    const feed = aFeedWith(storm)
    expect(feed.entries).toHaveLength(40)
    expect(feed.groups.map(({ fires }) => fires)).toEqual(Array(8).fill(5))
    expect([feed.announced, feed.pendingAnnouncement?.fires]).toEqual([null, 40])
    const more = after(feed, arrived(aFaultAlarm('f')))
    expect(passTime(more, MOCK_NOW + 1_000)).toMatchObject({ announced: { fires: 40, faults: 1 }, pendingAnnouncement: null })
  })

  it('announces with the next batch when a second has passed, and with the clock when no batch comes', () => {
    const feed = aFeedWith(storm)
    const update = arrived(aFaultAlarm('f'))
    expect(applyUpdate(feed, update, MOCK_NOW + 999)).toMatchObject({ pendingAnnouncement: { fires: 40, faults: 1 } })
    expect(applyUpdate(feed, update, MOCK_NOW + 1_000)).toMatchObject({ announced: { fires: 40, faults: 1 }, pendingAnnouncement: null })
    expect(passTime(feed, MOCK_NOW + 999)).toEqual({})
    expect(passTime(feed, MOCK_NOW - 3_600_000)).toMatchObject({ announced: { fires: 40 }, pendingAnnouncement: null })
  })

  it('keeps no more single notices than there can be without a storm', () => {
    expect(aFeedWith(storm).notices).toHaveLength(10)
  })

  it('closes the notice of a place together with the single notices of its alarms', () => {
    const feed = aFeedWith(storm)
    const closed = { ...feed, ...closePlace(feed, 'building:7') }
    expect(closed.notices.map(({ key }) => Number(key) % 8)).not.toContain(7)
    expect(closed.entries).toHaveLength(40)
  })
})

describe('the notice of a place at which an alarm was found after an outage, which has the summary as its notice', () => {
  const feed = after(aFeedWith([anAlarm('1')]), arrived(anAlarm('2', {}, { late: true })))
  const [{ id }] = feed.groups as [PlaceGroup]

  it('stays for its own alarms when the late one is acknowledged or handled', () => {
    expect(acknowledged(feed, '2').groups).toMatchObject([{ fires: 1, newest: { key: '1' } }])
    expect(after(feed, ended('2')).groups).toMatchObject([{ fires: 1, newest: { key: '1' } }])
  })

  it('acknowledges as many as it says, and not the late one', () => {
    expect(feed.groups).toMatchObject([{ fires: 1 }])
    expect(acknowledgeMeant(feed, { group: id }).entries?.map(({ alarm: { key }, acknowledged: isSeen }) => [key, isSeen])).toEqual([['2', false], ['1', true]])
  })
})

it('a notice of a place is not about an alarm of an earlier notice there: it neither counts nor acknowledges that one', () => {
  const first = aFeedWith([anAlarm('1')])
  const feed = after({ ...first, ...passTime(first, NOTICE_END) }, arrived(anAlarm('2')))
  const [{ id }] = feed.groups as [PlaceGroup]
  expect(after(feed, ended('1')).groups).toMatchObject([{ fires: 1 }])
  expect(keys(acknowledgeMeant(feed, { group: id }).entries?.filter(({ acknowledged: isSeen }) => isSeen) ?? [])).toEqual(['2'])
})

describe('the one notice of the places beyond the limit', () => {
  const fireAt = (place: string, key = place) => anAlarm(key, { buildingId: place, buildingName: place })
  const feed = after(aFeedWith(Array.from({ length: GROUPS_LIMIT + 2 }, (_, at) => fireAt(`P${at}`))), arrived(fireAt('P0', 'again')))
  const beyond = feed.groups.at(-1)?.id ?? ''

  it('acknowledges none of the alarms of the other places, which have notices of their own', () => {
    expect(recordsMeant(feed, { group: beyond })).toHaveLength(2)
    expect(unseenOf({ ...feed, ...acknowledgeMeant(feed, { group: beyond }) }.entries).fires).toBe(GROUPS_LIMIT + 1)
  })

  it('takes down none of their notices', () => {
    expect(closePlace(feed, beyond).notices?.map(({ key }) => key)).toContain('again')
  })

  it('goes on to name an alarm of its own when its newest is acknowledged', () => {
    const newest = `P${GROUPS_LIMIT + 1}`
    expect(acknowledged(feed, newest).groups.at(-1)?.newest.key).toBe(`P${GROUPS_LIMIT}`)
  })
})
