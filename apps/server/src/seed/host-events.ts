import type { fireHostEvents } from '../db/schema'
import type { Installation } from './devices'

type Row = typeof fireHostEvents.$inferInsert

const HOUR = 3_600_000

/** Some hosts were reset after a test, and a few have started again. */
export function hostEventsOf({ fireHosts }: Installation, now: number): Row[] {
  return fireHosts.flatMap(({ id, tenantId }) => [
    ...(id % 3 === 1 ? [rowOf(tenantId, id, 'reset', now - (20 + (id % 40)) * HOUR)] : []),
    ...(id % 5 === 1 ? [rowOf(tenantId, id, 'restart', now - (60 + (id % 90)) * HOUR)] : []),
  ])
}

function rowOf(tenantId: string, fireHostId: number, event: Row['event'], at: number): Row {
  return { tenantId, fireHostId, event, at: new Date(at), receivedAt: new Date(at) }
}
