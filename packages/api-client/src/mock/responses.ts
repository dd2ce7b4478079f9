import { HttpResponse } from 'msw'
import type { Wire } from './to-wire'

/** A response in the envelope of the contract (admin 1). */
export function ok(data?: unknown) {
  return HttpResponse.json({ status: 200, ...(data === undefined ? {} : { data }) })
}

/** A response without an envelope. */
export function bare(value: Wire | Wire[] | boolean) {
  return HttpResponse.json(value)
}

/** A refusal, with HTTP status and body status. */
export function refuse(httpStatus: number, bodyStatus: number, message: string, data?: Wire) {
  return HttpResponse.json(
    { status: bodyStatus, message, ...(data === undefined ? {} : { data }) },
    { status: httpStatus },
  )
}

export const sessionEnded = () => refuse(401, 40101, 'User token is invalid!')
export const parameterMissing = () => refuse(500, 500, 'param_required')

/** One page of the rows; an empty table has `rows: null`, as on the platform. */
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
