import { insertRows } from '../db/bulk-insert'
import type { Db } from '../db/database'
import { gateways, unregisteredDevices, unregisteredHosts } from '../db/schema'

const HOUR_MS = 3_600_000
/** New detectors that are mounted and not registered yet. None of them has reported an alarm. */
const MOUNTED = [
  { number: '863921042990017', reports: 21, firstHours: 28, lastHours: 1 },
  { number: '863921042990025', reports: 20, firstHours: 27, lastHours: 2 },
  { number: '863921042990033', reports: 2, firstHours: 26, lastHours: 25 },
]

/** A new fire host, of which only a fault has been reported. */
const HOST = { serverIp: '10.20.22.90', port: 4001, lastFault: '备电故障', reports: 6, firstHours: 26, lastHours: 3 }

/** Gives each gateway of the demo city some unregistered numbers and a fire host, so that the list of unregistered devices has rows there (ADR 86). */
export async function insertUnregistered(tx: Db, now: number): Promise<void> {
  const sites = await tx.select({ id: gateways.id, tenantId: gateways.tenantId }).from(gateways).orderBy(gateways.id)
  const times = ({ firstHours, lastHours }: { firstHours: number; lastHours: number }) => ({ firstAt: new Date(now - firstHours * HOUR_MS), lastAt: new Date(now - lastHours * HOUR_MS) })
  await insertRows(tx, unregisteredDevices, sites.flatMap(({ id, tenantId }) => MOUNTED.map(({ number, reports, ...hours }) => ({ tenantId, gatewayId: id, number, reports, ...times(hours) }))))
  const { serverIp, port, lastFault, reports, ...hours } = HOST
  await insertRows(tx, unregisteredHosts, sites.map(({ id, tenantId }) => ({ tenantId, gatewayId: id, serverIp, port, lastFault, reports, ...times(hours) })))
}
