import { eq, sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../../db/database'
import { fireHosts, gateways, networkedUnits } from '../../../db/schema'
import type { Sender } from '../../../http/app-env'
import { statusIn } from '../assess/assess-report'
import { zhCN } from '../ingestion.messages'
import type { PlacedReport } from '../report/place-report'
import { endpointKey, hostOf, type Endpoint } from './refused-hosts.queries'

/** of a fire host, as its form takes it */
const LONGEST_POSITION = 100

/**
 * Adds the unregistered fire hosts that report a fire, so that the fire is a record of the new host (ADR 86). A host that reports a fault is not added: each
 * fault would bring back a host that was just deleted. An address and port belong to one host over all tenants, so that a host of another tenant stays unknown.
 */
export async function addReportingHosts(tx: Db, reports: readonly PlacedReport[], { tenantId, gatewayId }: Sender): Promise<void> {
  const burning = reports.flatMap((report) => (report.points.some((point) => statusIn(point) === 'alarm') ? (hostOf(report) ?? []) : []))
  if (burning.length === 0) return
  const unknown = await rowsOf<Endpoint>(tx, sql`
    select distinct q.ip, q.port from jsonb_to_recordset(${JSON.stringify(burning)}::jsonb) as q(ip text, port integer)
    where not exists (select 1 from fire_hosts h where h.server_ip = q.ip and h.port = q.port and h.deleted_at is null) order by q.ip, q.port`)
  if (unknown.length === 0) return
  const position = await placeOfGateway(tx, gatewayId)
  // another call may add the same one now
  await tx.insert(fireHosts).values(unknown.map(({ ip, port }) => ({ tenantId, serverIp: ip, port, name: zhCN.unregisteredHost(endpointKey({ ip, port })), position }))).onConflictDoNothing()
}

/** The gateway that reports such a host: all that is known of where it is. */
async function placeOfGateway(tx: Db, id: number): Promise<string | null> {
  const [row] = await tx.select({ number: gateways.number, unit: networkedUnits.name, position: gateways.position }).from(gateways)
    .leftJoin(networkedUnits, eq(networkedUnits.id, gateways.unitId)).where(eq(gateways.id, id))
  return row ? zhCN.gatewayAt(row.number, row.unit, row.position).slice(0, LONGEST_POSITION) : null
}
