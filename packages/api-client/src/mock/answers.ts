import { HttpResponse } from 'msw'
import type { Wire } from './to-wire'

/** Envelopes as the contract writes them (admin 1). */
export function ok(data?: unknown) {
  return HttpResponse.json({ status: 200, ...(data === undefined ? {} : { data }) })
}

export function bare(value: Wire | Wire[] | boolean) {
  return HttpResponse.json(value)
}

export function refuse(httpStatus: number, bodyStatus: number, message: string, data?: Wire) {
  return HttpResponse.json(
    { status: bodyStatus, message, ...(data === undefined ? {} : { data }) },
    { status: httpStatus },
  )
}

export const sessionOver = () => refuse(401, 40101, 'User token is invalid!')
export const parameterMissing = () => refuse(500, 500, 'param_required')

/** One page of all rows; an empty table says `rows: null`, as the platform does. */
export function page(request: Request, rows: readonly Wire[], defaultLimit = 15) {
  const parameters = new URL(request.url).searchParams
  const number = positive(parameters.get('page')) ?? 1
  const limit = positive(parameters.get('limit')) ?? defaultLimit
  const start = (number - 1) * limit
  return ok({ total: rows.length, rows: rows.length === 0 ? null : rows.slice(start, start + limit) })
}

function positive(text: string | null): number | null {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : null
}
