import { expect, it } from 'vitest'
import { aUnit } from './manager-view.sample'
import { openAlarms, ranked } from './unit-charts'
import { offlineOf } from './unit-figures'

const units = (count: number) => ({ dropped: 0, rows: Array.from({ length: count }, (_, at) => aUnit({ id: String(at), name: `单位${at}`, openFires: count - at, openFaults: 0, verdictSeconds50: count - at })) })

it('says how many further units have open alarms or a value: a chart lists fifteen', () => {
  expect([openAlarms(units(17)).categories.length, openAlarms(units(17)).unlisted]).toEqual([15, 2])
  const half = ranked(units(17), 'half', ({ verdictSeconds50 }) => verdictSeconds50)
  expect([half.categories.length, half.unlisted]).toEqual([15, 2])
})

it('says nothing of further units where all of them are listed', () => {
  expect([openAlarms(units(15)).categories.length, openAlarms(units(15)).unlisted]).toEqual([15, 0])
  expect(ranked(units(15), 'half', ({ verdictSeconds50 }) => verdictSeconds50).unlisted).toBe(0)
})

it('lists a unit with faults only, one whose open alarms are not known, and none that certainly has none', () => {
  const rows = [aUnit({ name: '故障', openFires: 0, openFaults: 2 }), aUnit({ name: '未知', openFires: null, openFaults: 0 }), aUnit({ name: '平静', openFires: 0, openFaults: 0 })]
  expect(openAlarms({ rows, dropped: 0 }).categories).toEqual(['故障', '未知'])
})

it('a unit whose offline devices are not known is counted as not drawn: without it the others would look like all', () => {
  const rows = [aUnit({ offline: null }), aUnit({ devices: null }), aUnit({ offline: 0, devices: 0 }), aUnit()]
  const data = ranked({ rows, dropped: 1 }, 'offline', offlineOf, { isUnread: ({ offline, devices }) => offline === null || devices === null })
  expect([data.categories.length, data.unread]).toEqual([1, 3])
})
