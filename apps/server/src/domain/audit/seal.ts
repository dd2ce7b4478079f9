import { createHash } from 'node:crypto'

/** What the hash of a row of the audit log covers. */
export interface SealedFields {
  at: Date
  tenantId: string | null
  userId: string | null
  ip: string | null
  requestId: string | null
  action: string
  result: string
  detail: Record<string, unknown> | null
}

/** The hash of a row (SHA-256, hex): over its fields and the hash of the row before it in its chain, '' for the first one. */
export function sealOf(prevHash: string, { at, tenantId, userId, ip, requestId, action, result, detail }: SealedFields): string {
  const fields = [prevHash, at.toISOString(), tenantId, userId, ip, requestId, action, result, sorted(asJson(detail))]
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex')
}

/** As the database gives it back: without undefined values, dates as texts. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown

/** The database keeps no order of the keys of an object. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)).map(([key, each]) => [key, sorted(each)])
}
