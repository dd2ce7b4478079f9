import { MOST_STATISTICS_DAYS } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { textFilter } from '../../http/filters'
import { ParameterError } from '../../http/errors'
import { zhCN } from '../../http/http.messages'
import { parseDateStrs } from '../../http/wire-time'

/** Days `yyyy-MM-dd` of UTC+8, both included. */
export interface DaySpan {
  from: string
  to: string
}

const DAY_MS = 86_400_000
const UTC8_MS = 8 * 3_600_000
/** `tag` (contract device 0.4): first and last day, counted back from today */
const TAGS: Readonly<Record<string, readonly [number, number]>> = { 0: [0, 0], 1: [1, 1], 2: [6, 0], 3: [29, 0] }

/** The days of a call: `tag` before `dateStrs`, without either today (contract device 0.4). More than `MOST_STATISTICS_DAYS` are refused. */
export function spanOf(c: Context<AppEnv>, now: number): DaySpan {
  const name = c.req.query('tag')?.trim() ?? ''
  const tag = Object.hasOwn(TAGS, name) ? TAGS[name] : undefined
  const given = tag ? undefined : textFilter(c, 'dateStrs')
  if (given === undefined) {
    const [first, last] = tag ?? [0, 0]
    return { from: dayOf(now - first * DAY_MS), to: dayOf(now - last * DAY_MS) }
  }
  const [from = '', to = ''] = given.split(',')
  const days = (startOfDay(to) - startOfDay(from)) / DAY_MS + 1
  if (!parseDateStrs(given) || days < 1 || days > MOST_STATISTICS_DAYS) throw new ParameterError(zhCN.badParameter, 'dateStrs')
  return { from, to }
}

/** The day of UTC+8 in which an instant (epoch ms) lies. */
export function dayOf(at: number): string {
  const date = new Date(at + UTC8_MS)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString().slice(0, 10)
}

/** 00:00 of a day in UTC+8, epoch ms; NaN for what is no day. */
export function startOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00.000Z`) - UTC8_MS
}

/** The day so many days later. */
export function addDays(day: string, days: number): string {
  return dayOf(startOfDay(day) + days * DAY_MS)
}

export interface SpanParts {
  /** first days of the months that lie wholly in the span; null without one */
  months: { first: string; last: string } | null
  /** the days before and after them */
  days: DaySpan[]
}

/** A long span as whole months and the days around them: a year is 12 sums for each member, not 365. */
export function partsOf({ from, to }: DaySpan): SpanParts {
  const first = from.endsWith('-01') ? from : monthAfter(from)
  const end = monthOf(addDays(to, 1)) // the month in which the span has ended
  if (first >= end) return { months: null, days: [{ from, to }] }
  const before = { from, to: addDays(first, -1) }
  const after = { from: end, to }
  return { months: { first, last: monthOf(addDays(end, -1)) }, days: [before, after].filter((days) => days.from <= days.to) }
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`

function monthAfter(day: string): string {
  return monthOf(addDays(monthOf(day), 31))
}
