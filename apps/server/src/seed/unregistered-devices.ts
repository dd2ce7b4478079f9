import { insertRows } from '../db/bulk-insert'
import type { Db } from '../db/database'
import { gateways, unregisteredDevices } from '../db/schema'

const HOUR_MS = 3_600_000
/** New detectors that are mounted and not registered yet. None of them has reported an alarm. */
const MOUNTED = [
  { number: '863921042990017', reports: 21, firstHours: 28, lastHours: 1 },
  { number: '863921042990025', reports: 20, firstHours: 27, lastHours: 2 },
  { number: '863921042990033', reports: 2, firstHours: 26, lastHours: 25 },
]

/** Gives each gateway of the demo city some unregistered numbers, so that the list of unregistered devices has rows there (ADR 86). */
export async function insertUnregistered(tx: Db, now: number): Promise<void> {
  const sites = await tx.select({ id: gateways.id, tenantId: gateways.tenantId }).from(gateways).orderBy(gateways.id)
  await insertRows(tx, unregisteredDevices, sites.flatMap(({ id, tenantId }) => MOUNTED.map(({ number, reports, firstHours, lastHours }) => ({
    tenantId, gatewayId: id, number, reports, firstAt: new Date(now - firstHours * HOUR_MS), lastAt: new Date(now - lastHours * HOUR_MS),
  }))))
}
