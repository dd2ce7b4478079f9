import type { Context } from 'hono'

import type { AppEnv } from './app-env'
import { MalformedError, ParameterError, ServerError } from './errors'
import { zhCN } from './http.messages'
import { parseDateStrs, type Period } from './wire-time'

const EVERYTHING = new Set(['', '全部', '-1'])

/** A filter: absent, blank, 全部 and -1 mean that there is none (contract device §0.6). */
export function textFilter(c: Context<AppEnv>, name: string): string | undefined {
  const text = c.req.query(name)?.trim() ?? ''
  return EVERYTHING.has(text) ? undefined : text
}

/**
 * A floor: absent, blank, 全部 and 0 mean all floors; -1 is the first basement here. NaN for what is no number and so
 * matches no row (contract device §0.6). A number that no building has, such as 32768, is refused with 400.
 */
export function floorFilter(c: Context<AppEnv>, name: string): number | undefined {
  const text = floorText(c, name)
  return text === undefined || text === '0' ? undefined : floorOf(text)
}

/** The text of a floor: blank and 全部 mean all floors, and -1 is a floor, unlike in other filters. */
export function floorText(c: Context<AppEnv>, name: string): string | undefined {
  const text = c.req.query(name)?.trim() ?? ''
  return text === '' || text === '全部' ? undefined : text
}

/** A required floor: 0 is taken as such and matches no row, since it is no floor (contract device §0.6). */
export function demandFloor(c: Context<AppEnv>, name: string): number {
  demand(c, name)
  return floorOf(c.req.query(name)?.trim() ?? '')
}

function floorOf(text: string): number {
  if (!/^-?\d+$/.test(text)) return Number.NaN
  const floor = Number(text)
  if (Math.abs(floor) > HIGHEST_FLOOR) throw new MalformedError(zhCN.badParameter)
  return floor
}

/** three digits, as a building's counts of floors have (contract device §1.2) */
const HIGHEST_FLOOR = 999

/** of an integer column; a query with a larger number would fail */
const LARGEST_INTEGER = 2 ** 31 - 1

/** A number: 0 counts as not given as well; NaN for what is no number and so matches no row. */
export function intFilter(c: Context<AppEnv>, name: string): number | undefined {
  const text = textFilter(c, name)
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value) || Math.abs(value) > LARGEST_INTEGER) return Number.NaN
  return value === 0 ? undefined : value
}

/** A period `yyyy-MM-dd,yyyy-MM-dd`; what is no such pair is a parameter error. */
export function periodFilter(c: Context<AppEnv>, name: string): Period | undefined {
  const text = textFilter(c, name)
  if (text === undefined) return undefined
  const period = parseDateStrs(text)
  if (!period) throw new ParameterError(zhCN.badParameter, name)
  return period
}

/** Refuses a call that lacks one of these parameters, with the platform's bare token (contract device §0.2). */
export function demand(c: Context<AppEnv>, ...names: string[]): void {
  if (names.some((name) => !c.req.query(name)?.trim())) throw new ServerError(zhCN.parameterRequired)
}

/** A required id; a text that cannot be an id gets the same response as an unknown id. */
export function demandId(c: Context<AppEnv>, name: string): number {
  demand(c, name)
  return idOf(c.req.query(name) ?? '')
}

/** Equal to no row's id, nor to one below zero, as a record of a fire host itself names its host. */
export const UNKNOWN_ID = 0

/** The id that a text names; `UNKNOWN_ID` for a text that cannot be one, and for a number that no column of ids holds. */
export function idOf(text: string): number {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 && value <= LARGEST_INTEGER ? value : UNKNOWN_ID
}

/** of one call: as many as an import has rows */
export const MOST_IDS = 10_000

/** The ids of a list with commas, each once, without blanks; refused when there are more than a call may name. */
export function idList(text = ''): string[] {
  return withinMost([...new Set(text.split(',').map((id) => id.trim()).filter(Boolean))])
}

/** The ids of a call, refused when there are more: a statement holds 65,535 values, and that many take seconds to prepare. */
export function withinMost<Id>(ids: Id[]): Id[] {
  if (ids.length > MOST_IDS) throw new ParameterError(zhCN.tooManyIds(MOST_IDS))
  return ids
}
