import { and, eq, inArray, or } from 'drizzle-orm'

import { fireHostPoints, fireHostRecords } from '../../db/schema'
import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { zhCN } from './fire-host.messages'
import { UNHANDLED } from './point-place.queries'

type Values = Record<string, unknown>

/** Where a host reports a point. */
const ADDRESS = ['fireHostId', 'loop', 'address'] as const

const hasOtherAddress = (values: Values, before: Values): boolean => ADDRESS.some((name) => values[name] !== undefined && values[name] !== before[name])

/** Nothing has been reported from another address yet, and its host may be stopped: the point is not enabled until it reports, as a new one. */
export const withoutStaleState = (values: Values, before: Values): Values =>
  hasOtherAddress(values, before) ? { ...values, status: 'notEnabled', statusAt: null, reportedAt: null, clockFaultAt: null, latestType: null, latestAt: null } : values

/** Points keep their address while they are in alarm or have an unhandled record: the end of it comes from there. */
export async function addressesKept({ tx }: Write, rows: readonly Values[]): Promise<Map<number, FieldProblem>> {
  const ids = rows.flatMap(({ id }) => (typeof id === 'number' ? [id] : []))
  if (ids.length === 0) return new Map()
  const t = fireHostPoints
  const open = tx.select({ id: fireHostRecords.subjectId }).from(fireHostRecords).where(and(inArray(fireHostRecords.subjectId, ids), UNHANDLED))
  const busy = await tx.select().from(t).where(and(inArray(t.id, ids), or(eq(t.status, 'alarm'), inArray(t.id, open))))
  return new Map(rows.flatMap((row, place) =>
    busy.some((point) => point.id === row['id'] && hasOtherAddress(row, point)) ? [[place, { field: 'address', message: zhCN.addressKept }] as const] : []))
}
