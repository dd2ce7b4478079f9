import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ParameterError, ServerError } from '../../http/errors'
import { zhCN } from './records.messages'
import { parseDateStrs, type Period } from './wire-time'

const EVERYTHING = new Set(['', '全部', '-1'])

/** A filter: absent, blank, 全部 and -1 mean that there is none (contract device §0.6). */
export function textFilter(c: Context<AppEnv>, name: string): string | undefined {
  const text = c.req.query(name)?.trim() ?? ''
  return EVERYTHING.has(text) ? undefined : text
}

/** A floor: -1 is the first basement here, 0 is no floor (contract device §0.6). */
export function floorFilter(c: Context<AppEnv>, name: string): number | undefined {
  const text = c.req.query(name)?.trim() ?? ''
  if (text === '' || text === '全部' || text === '0') return undefined
  return /^-?\d{1,3}$/.test(text) ? Number(text) : Number.NaN
}

/** A number: 0 counts as not given as well; NaN for what is no number and so matches no row. */
export function intFilter(c: Context<AppEnv>, name: string): number | undefined {
  const text = textFilter(c, name)
  if (text === undefined) return undefined
  const value = Number(text)
  if (!Number.isSafeInteger(value)) return Number.NaN
  return value === 0 ? undefined : value
}

export function periodFilter(c: Context<AppEnv>, name: string): Period | undefined {
  const text = textFilter(c, name)
  if (text === undefined) return undefined
  const period = parseDateStrs(text)
  if (!period) throw new ParameterError(zhCN.badParameter)
  return period
}

/** Parameters that a call cannot do without. */
export function demand(c: Context<AppEnv>, ...names: string[]): void {
  if (names.some((name) => !c.req.query(name)?.trim())) throw new ServerError(zhCN.parameterRequired)
}

/** A required id; what cannot be an id is as unknown as any other. */
export function demandId(c: Context<AppEnv>, name: string): number {
  demand(c, name)
  return idOf(c.req.query(name) ?? '')
}

export const UNKNOWN_ID = -1

export function idOf(text: string): number {
  const value = Number(text)
  return Number.isSafeInteger(value) && value > 0 ? value : UNKNOWN_ID
}
