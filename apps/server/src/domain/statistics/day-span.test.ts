import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EVER } from './counts-of-all-time'
import { addDays, partsOf, type DaySpan } from './day-span'

function daysIn({ from, to }: DaySpan): string[] {
  const days = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

it('a year is its twelve months', () => {
  expect(partsOf({ from: '2026-01-01', to: '2026-12-31' })).toEqual({ months: { first: '2026-01-01', last: '2026-12-01' }, days: [] })
})

it('the days of all records are whole months, so that counts of all time do not read a row for each day', () => {
  expect(partsOf(EVER)).toEqual({ months: { first: '1970-01-01', last: '9999-11-01' }, days: [] })
})

it('a span without a whole month is its days', () => {
  expect(partsOf({ from: '2026-01-02', to: '2026-02-27' })).toEqual({ months: null, days: [{ from: '2026-01-02', to: '2026-02-27' }] })
})

it('the parts hold each day of any span once', () => {
  const start = fc.integer({ min: 0, max: 4000 }).map((days) => addDays('2023-11-20', days))
  fc.assert(fc.property(start, fc.integer({ min: 0, max: 800 }), (from, more) => {
    const span = { from, to: addDays(from, more) }
    const { months, days } = partsOf(span)
    const whole = months ? daysIn({ from: months.first, to: addDays(`${addDays(months.last, 31).slice(0, 7)}-01`, -1) }) : []
    expect([...days.flatMap(daysIn), ...whole].sort()).toEqual(daysIn(span))
  }))
})
