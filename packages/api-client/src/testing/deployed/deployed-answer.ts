import { ok, type FullClient } from '../call-sample'

/** An answer as the deployed platform was seen or is documented to give it (contract), and what must be kept of it. */
export interface DeployedAnswer {
  /** call and oddity, with the contract's section */
  title: string
  /** path under /api */
  path: string
  ask: (client: FullClient) => Promise<unknown>
  /** the body as it travels */
  body: unknown
  /** what the answer has at least; for lists each row in order */
  keeps: unknown
  /** how many rows inside it were left out, and told of */
  leftOut?: number
}

export const DATE = '2026-10-12 09:30:00'
export const AT = Date.UTC(2026, 9, 12, 1, 30)
export const page = { page: 1, limit: 10 }

/** The envelope of lists, with its message. */
export const listed = (...rows: unknown[]) => ({ status: 200, message: 'success', data: { total: rows.length, rows } })

/** The early exit of lists (contract device 0.1), and what else an empty list may travel as. */
export const EMPTY_TABLES: readonly unknown[] = [
  ok({ total: 0, rows: null }),
  ok({ total: 0 }),
  ok({ total: '0', rows: [] }),
  ok([]),
  { total: 0, rows: null },
  { total: 0, rows: [] },
  [],
]
