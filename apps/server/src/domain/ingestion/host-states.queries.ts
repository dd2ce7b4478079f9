import { sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { HOST_STATES, type HostStates } from '../../db/schema/device-states'
import type { PlacedReport } from './place-report'
import type { HeardHost } from './silence.queries'

/** Keeps what fire hosts tell of themselves. An older report changes nothing that a newer one has told. */
export async function saveHostStates(tx: Db, hosts: readonly HeardHost[], reports: readonly PlacedReport[]): Promise<void> {
  const changed = new Map<number, HostStates>()
  for (const { source, at, states } of reports) {
    const host = 'host' in source ? hosts.find(({ ip, port }) => ip === source.host.ip && port === source.host.port) : undefined
    if (host && states) changed.set(host.id, statesAfter(changed.get(host.id) ?? host.states, states, at))
  }
  if (changed.size === 0) return
  const rows = [...changed].map(([id, states]) => ({ id, states }))
  await tx.execute(sql`update fire_hosts h set states = s.states from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s(id integer, states jsonb) where h.id = s.id`)
}

function statesAfter(known: HostStates, told: NonNullable<PlacedReport['states']>, at: number): HostStates {
  const next = { ...known }
  for (const name of HOST_STATES) {
    const [on, before] = [told[name], known[name]]
    if (on === undefined || (before && before.at > at)) continue
    next[name] = { on, at, since: before?.on === on ? before.since : at }
  }
  return next
}
