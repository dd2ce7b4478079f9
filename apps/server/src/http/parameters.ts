import type { Context } from 'hono'
import { safeParse, type GenericSchema } from 'valibot'

import type { AppEnv } from './app-env'
import { ParameterError } from './errors'
import { zhCN } from './http.messages'

/** "Params" of the contract: query and form fields together; a JSON object of strings counts too. The body wins. */
export async function parametersOf(c: Context<AppEnv>): Promise<Record<string, string>> {
  return { ...c.req.query(), ...(await bodyParameters(c)) }
}

async function bodyParameters(c: Context<AppEnv>): Promise<Record<string, string>> {
  const text = await c.req.text()
  if (text === '') return {}
  if (!c.req.header('content-type')?.includes('json')) return Object.fromEntries(new URLSearchParams(text))
  const body = parseJson(text)
  if (typeof body !== 'object' || body === null) throw new ParameterError(zhCN.badParameter)
  return Object.fromEntries(Object.entries(body).flatMap(([name, value]) => (isScalar(value) ? [[name, String(value)]] : [])))
}

/** A JSON body of the given shape; any other body gives 30101 参数错误 with HTTP 200 (contract admin §1.2). */
export async function jsonBody<Output>(c: Context<AppEnv>, schema: GenericSchema<unknown, Output>): Promise<Output> {
  const result = safeParse(schema, parseJson(await c.req.text()))
  if (!result.success) throw new ParameterError(zhCN.badParameter)
  return result.output
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ParameterError(zhCN.badParameter)
  }
}

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const DEFAULT_LIMIT = 15
/** the largest page of any call (trust B4) */
export const MAX_LIMIT = 100

export interface Paging {
  page: number
  limit: number
  offset: number
}

/** `page` from 1 and `limit`, by default 15, at most 100 (contract admin §1.4). */
export function pagingOf(c: Context<AppEnv>, defaultLimit: number = DEFAULT_LIMIT): Paging {
  const page = positive(c.req.query('page'), 1)
  const limit = Math.min(MAX_LIMIT, positive(c.req.query('limit'), defaultLimit))
  return { page, limit, offset: (page - 1) * limit }
}

const LARGEST_PAGE = 1_000_000

function positive(text: string | undefined, fallback: number): number {
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > LARGEST_PAGE) throw new ParameterError(zhCN.badParameter)
  return value
}
