import { DatabaseUnavailableError, DiskFullError } from './database'

/** What is wrong with the database itself: the same call may succeed later. A query that is too slow needs a narrower one. */
export type DatabaseFailure = 'unavailable' | 'diskFull' | 'tooSlow'

/** errors of the connection, as Node and node-postgres name or word them */
const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'])
const CONNECTION_TEXTS = /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/**
 * Classes of PostgreSQL: 08 connection, 53 resources, 57 operator (shutdown, cancelled, cannot connect now), 40 rolled back for
 * another transaction's sake; 25006 a write to a server that a failover has made read-only.
 */
const FAILING_CLASSES = /^(08|53|57|40)[0-9A-Z]{3}$|^25006$/
const DISK_FULL = '53100'
/** cancelled by the limit of its statement */
const CANCELLED = '57014'

/** The failure of the database behind an error or its causes; null when it is another error. */
export function failureOf(error: unknown): DatabaseFailure | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DiskFullError) return 'diskFull'
    if (cause instanceof DatabaseUnavailableError) return 'unavailable'
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (code === DISK_FULL) return 'diskFull'
    if (code === CANCELLED) return 'tooSlow'
    if (CONNECTION_CODES.has(code) || FAILING_CLASSES.test(code) || CONNECTION_TEXTS.test(cause.message)) return 'unavailable'
  }
  return null
}
