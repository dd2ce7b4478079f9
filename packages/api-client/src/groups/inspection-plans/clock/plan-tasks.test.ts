import { assert, constantFrom, integer, option, property, record, subarray, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayNumber } from './calendar'
import { isPlanDay } from './plan-days'
import { CYCLE, LAST_DAY, type MonthDay, type PlanRule } from './plan-rule'
import { lengthOf, nextTasks, periodsOverlap, tasksBetween } from './plan-tasks'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

const DAILY: PlanRule = { cycle: CYCLE.days, every: 1, weekdays: [], monthDays: [], periods: [{ start: '08:00', end: '10:00' }], startOn: '2026-03-01', endOn: null, timeZone: 'Asia/Shanghai' }
const iso = (at: number) => new Date(at).toISOString().slice(0, 16)
const daysOf = (rule: Partial<PlanRule>, from: string, to: string) =>
  tasksBetween({ ...DAILY, timeZone: 'UTC', ...rule }, Date.parse(from) - 1, Date.parse(to)).map(({ startsAt }) => iso(startsAt).slice(0, 10))

describe('the days of a plan', () => {
  it('include the 29th of February of a leap year only', () => {
    const rule = { cycle: CYCLE.monthly, every: 12, monthDays: [29], startOn: '2027-02-01' }
    expect(daysOf(rule, '2027-01-01', '2033-01-01')).toEqual(['2028-02-29', '2032-02-29'])
  })

  it('the last day of each month is one day, also when its number is chosen too', () => {
    const rule = { cycle: CYCLE.monthly, monthDays: [LAST_DAY, 30, 31] as const, startOn: '2026-01-31' }
    expect(daysOf(rule, '2026-01-01', '2026-05-01')).toEqual(['2026-01-31', '2026-02-28', '2026-03-30', '2026-03-31', '2026-04-30'])
  })

  it('a plan once has one day, and the first and last day of a plan belong to it', () => {
    expect(daysOf({ cycle: CYCLE.once }, '2026-01-01', '2027-01-01')).toEqual(['2026-03-01'])
    expect(daysOf({ endOn: '2026-03-02' }, '2026-01-01', '2027-01-01')).toEqual(['2026-03-01', '2026-03-02'])
  })

  it('every quarter counts from the month of the start', () => {
    expect(daysOf({ cycle: CYCLE.monthly, every: 3, monthDays: [1], startOn: '2026-02-01' }, '2026-01-01', '2026-12-31')).toEqual(['2026-02-01', '2026-05-01', '2026-08-01', '2026-11-01'])
  })
})

it('a task that starts at the end of a range belongs to it, and not to the range that begins there', () => {
  const start = Date.parse('2026-03-05T08:00:00+08:00')
  expect(tasksBetween(DAILY, start - 1, start).map(({ startsAt }) => startsAt)).toEqual([start])
  expect(tasksBetween(DAILY, start, start + DAY_MS - 1)).toEqual([])
  expect(nextTasks(DAILY, start, 1).map(({ startsAt }) => startsAt)).toEqual([start + DAY_MS])
})

it('a task after midnight is found while the clocks, set back over midnight, show the day before', () => {
  const start = Date.parse('2010-11-07T02:30Z')
  const rule = { ...DAILY, timeZone: 'America/St_Johns', periods: [{ start: '00:00', end: '06:00' }], startOn: '2010-11-01' }
  expect(tasksBetween(rule, start - MINUTE_MS, start + 10 * MINUTE_MS).map(({ startsAt }) => iso(startsAt))).toEqual(['2010-11-07T02:30'])
})

it.each<[string, Partial<PlanRule>]>([
  ['every 0', { every: 0 }],
  ['every 1.5', { every: 1.5 }],
  ['time zone "Asia/Beijing"', { timeZone: 'Asia/Beijing' }],
  ['day "2026-02-30"', { startOn: '2026-02-30' }],
  ['day "soon"', { endOn: 'soon' }],
  ['time "24:00"', { periods: [{ start: '08:00', end: '24:00' }] }],
])('a rule with %s is refused with a RangeError that names it', (words, part) => {
  expect(() => nextTasks({ ...DAILY, ...part }, 0, 1)).toThrow(words)
  expect(() => tasksBetween({ ...DAILY, ...part }, 0, 1)).toThrow(RangeError)
})

describe('the next tasks', () => {
  it('are looked for within ten years of the start of a plan', () => {
    expect(nextTasks({ ...DAILY, startOn: '2096-01-01', cycle: CYCLE.monthly, monthDays: [LAST_DAY] }, 0, 1000)).toHaveLength(120)
  })

  it('of a plan for the 29th of February are found over a century without one', () => {
    const rule = { ...DAILY, startOn: '2096-02-01', cycle: CYCLE.monthly, every: 12, monthDays: [29] }
    expect(nextTasks(rule, Date.parse('2096-03-01T00:00Z'), 1).map(({ startsAt }) => iso(startsAt).slice(0, 10))).toEqual(['2104-02-29'])
  })

  it('are none when the plan has ended', () => {
    expect(nextTasks({ ...DAILY, endOn: '2026-03-05' }, Date.parse('2026-03-06T00:00Z'), 10)).toEqual([])
  })
})

describe('periods', () => {
  it('pass midnight when their end is not after their start', () => {
    const [task] = tasksBetween({ ...DAILY, periods: [{ start: '22:00', end: '02:00' }] }, Date.parse('2026-03-05T00:00:00+08:00'), Date.parse('2026-03-06T00:00:00+08:00'))
    expect([iso(task?.startsAt ?? 0), iso(task?.endsAt ?? 0)]).toEqual(['2026-03-05T14:00', '2026-03-05T18:00'])
    expect(lengthOf({ start: '00:00', end: '00:00' })).toBe(1440)
  })

  it.each([
    [[{ start: '08:00', end: '10:00' }, { start: '10:00', end: '12:00' }], false],
    [[{ start: '08:00', end: '10:01' }, { start: '10:00', end: '12:00' }], true],
    [[{ start: '22:00', end: '02:00' }, { start: '01:59', end: '03:00' }], true],
    [[{ start: '08:00', end: '09:00' }, { start: '08:00', end: '09:00' }], true],
    [[{ start: '00:00', end: '00:00' }], false],
  ])('%j overlap: %s', (periods, overlap) => expect(periodsOverlap(periods)).toBe(overlap))

  it('that the clocks skip start when the clocks have changed, and keep their length', () => {
    const rule = { ...DAILY, timeZone: 'Europe/Berlin', periods: [{ start: '02:15', end: '02:45' }] }
    expect(tasksBetween(rule, Date.parse('2026-03-28T12:00Z'), Date.parse('2026-03-29T12:00Z')).map(({ startsAt, endsAt }) => [iso(startsAt), endsAt - startsAt]))
      .toEqual([['2026-03-29T01:00', 30 * MINUTE_MS]])
  })

  it('that the clocks show twice start once', () => {
    const rule = { ...DAILY, timeZone: 'Europe/Berlin', periods: [{ start: '02:30', end: '03:30' }] }
    expect(tasksBetween(rule, Date.parse('2026-10-24T12:00Z'), Date.parse('2026-10-25T12:00Z')).map(({ startsAt, endsAt }) => [iso(startsAt), iso(endsAt)]))
      .toEqual([['2026-10-25T00:30', '2026-10-25T02:30']])
  })
})

const anyDay = integer({ min: dayNumber('2023-12-15'), max: dayNumber('2028-03-15') }).map((number) => new Date(number * DAY_MS).toISOString().slice(0, 10))
const anyTime = integer({ min: 0, max: 1439 }).map((minute) => `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`)
const anyRule = record({
  cycle: constantFrom(...Object.values(CYCLE)),
  every: integer({ min: 1, max: 13 }),
  weekdays: subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  monthDays: subarray<MonthDay>([1, 15, 28, 29, 30, 31, LAST_DAY], { minLength: 1 }),
  periods: uniqueArray(record({ start: anyTime, end: anyTime }), { minLength: 1, maxLength: 3, selector: ({ start }) => start }),
  startOn: anyDay,
  endOn: option(anyDay),
  timeZone: constantFrom('Asia/Shanghai', 'Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe'),
})

describe('against a plain enumeration', () => {
  it('the days are those that a walk from the first day finds', () => {
    assert(property(anyRule, (rule) => {
      const wanted = walk(rule, '2028-03-20')
      const found: string[] = []
      for (let number = dayNumber('2023-12-01'); number <= dayNumber('2028-03-20'); number += 1) if (isPlanDay(rule, number)) found.push(new Date(number * DAY_MS).toISOString().slice(0, 10))
      expect(found).toEqual(wanted)
    }), { numRuns: 200 })
  })

  it('a task starts and ends in the first minute in which the clocks show its time or a later one', () => {
    const [from, to] = [Date.parse('2026-03-25T00:00Z'), Date.parse('2026-04-08T00:00Z')]
    const autumn = Date.parse('2026-10-24T00:00Z')
    assert(property(anyRule, constantFrom(0, autumn - from), (rule, shift) => {
      const daily = { ...rule, cycle: CYCLE.days, every: 1, startOn: '2026-01-01', endOn: null }
      const clock = clockOf(rule.timeZone, from + shift - 2 * DAY_MS, to + shift + 3 * DAY_MS)
      const wanted: { startsAt: number; endsAt: number }[] = []
      for (let day = from + shift - DAY_MS; day <= to + shift + DAY_MS; day += DAY_MS) {
        for (const { start, end } of rule.periods) {
          const startsAt = clock(`${iso(day).slice(0, 10)}T${start}`)
          const endsAt = clock(`${iso(end > start ? day : day + DAY_MS).slice(0, 10)}T${end}`)
          wanted.push({ startsAt, endsAt: endsAt > startsAt ? endsAt : startsAt + lengthOf({ start, end }) * MINUTE_MS })
        }
      }
      const byStart = (one: { startsAt: number }, other: { startsAt: number }) => one.startsAt - other.startsAt
      expect(tasksBetween(daily, from + shift, to + shift).sort(byStart)).toEqual(wanted.filter(({ startsAt }) => startsAt > from + shift && startsAt <= to + shift).sort(byStart))
    }), { numRuns: 60 })
  })

  it('two ranges that meet have the tasks of both, each once, and the next tasks are the first of a long range', () => {
    assert(property(anyRule, integer({ min: 0, max: 60 * 1440 }), integer({ min: 0, max: 60 * 1440 }), (rule, one, other) => {
      const from = Date.parse(`${rule.startOn}T00:00Z`)
      const [middle, to] = [from + Math.min(one, other) * MINUTE_MS, from + Math.max(one, other) * MINUTE_MS]
      const all = tasksBetween(rule, from, to)
      expect([...tasksBetween(rule, from, middle), ...tasksBetween(rule, middle, to)]).toEqual(all)
      expect(nextTasks(rule, from, all.length)).toEqual(all)
    }), { numRuns: 60 })
  })
})

/** Every day of a plan up to `until`, found by walking the calendar. */
function walk({ cycle, every, weekdays, monthDays, startOn, endOn }: PlanRule, until: string): string[] {
  const found: string[] = []
  let [dayCount, monthCount] = [0, 0]
  for (const date = new Date(`${startOn}T00:00Z`); ; date.setUTCDate(date.getUTCDate() + 1), dayCount += 1) {
    const day = date.toISOString().slice(0, 10)
    if (day > until || (endOn !== null && day > endOn)) return found
    if (dayCount > 0 && day.endsWith('-01')) monthCount += 1
    const tomorrow = new Date(date.getTime() + DAY_MS).toISOString()
    const isDay = {
      [CYCLE.once]: dayCount === 0,
      [CYCLE.days]: dayCount % every === 0,
      [CYCLE.weekly]: weekdays.includes([7, 1, 2, 3, 4, 5, 6][date.getUTCDay()] ?? 0),
      [CYCLE.monthly]: monthCount % every === 0 && monthDays.some((wanted) => (wanted === LAST_DAY ? tomorrow.slice(8, 10) === '01' : Number(day.slice(8)) === wanted)),
    }
    if (isDay[cycle]) found.push(day)
  }
}

const clocks = new Map<string, (time: string) => number>()

/** Looks at the clocks of a zone in every minute: the first minute in which they show a time or a later one. */
function clockOf(timeZone: string, from: number, to: number): (time: string) => number {
  const key = `${timeZone} ${from}`
  const known = clocks.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
  const latest: string[] = []
  for (let at = from; at <= to; at += MINUTE_MS) {
    const shown = format.format(at).replace(' ', 'T')
    latest.push(shown > (latest.at(-1) ?? '') ? shown : (latest.at(-1) ?? ''))
  }
  const look = (time: string) => {
    let [below, reached] = [-1, latest.length - 1]
    while (reached - below > 1) {
      const middle = Math.floor((below + reached) / 2)
      if ((latest[middle] ?? '') >= time) reached = middle
      else below = middle
    }
    return from + reached * MINUTE_MS
  }
  clocks.set(key, look)
  return look
}
