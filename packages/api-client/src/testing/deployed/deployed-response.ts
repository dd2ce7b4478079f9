import { ok, type FullClient } from '../call-sample'

/** A response of the deployed platform, as observed or documented (contract), and the domain data that it must give. */
export interface DeployedResponse {
  /** what is particular to it, with the section of the contract */
  title: string
  /** path under /api */
  path: string
  run: (client: FullClient) => Promise<unknown>
  /** the body as it is sent */
  body: unknown
  /** what the result contains; for lists each row in order */
  contains: unknown
  /** how many rows in it are dropped and reported */
  dropped?: number
  /** how many fields in it are reported, because their value cannot be read */
  unreadable?: number
}

export const DATE = '2026-10-12 09:30:00'
export const AT = Date.UTC(2026, 9, 12, 1, 30)
export const page = { page: 1, limit: 10 }

/** The envelope of lists, with its message. */
export const listed = (...rows: unknown[]) => ({ status: 200, message: 'success', data: { total: rows.length, rows } })

/** All forms of an empty list, among them that of lists that end early (contract device 0.1). */
export const EMPTY_TABLES: readonly unknown[] = [
  ok({ total: 0, rows: null }),
  ok({ total: 0 }),
  ok({ total: '0', rows: [] }),
  ok([]),
  { total: 0, rows: null },
  { total: 0, rows: [] },
  [],
]
