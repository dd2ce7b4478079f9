import { eq } from 'drizzle-orm'

import { alarmPushes, devices, fireHostPoints, fireHostRecords, generalRecords } from '../../db/schema'
import { pointReport } from '../../testing/gateway'
import { server, site } from '../../testing/site-for-each-test'

export { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

export const db = () => server.deps.database.db
export const now = () => server.clock.now()

/** A report of the smoke detector: 0 fault, 1 alarm, 2 normal. */
export const smoke = (at: number, status: 0 | 1 | 2) => pointReport(site.smoke.number, at, 'YG', status, status === 1 ? '烟感报警' : undefined)

/** A report of the point of the fire host. */
export const hostPoint = (at: number, status: 0 | 1 | 2) => ({
  fireHost: { ip: site.fireHost.ip, port: site.fireHost.port },
  loop: site.hostPoint.loop,
  address: site.hostPoint.address,
  at,
  points: [{ code: 'FIREMAIN', status, ...(status === 1 ? { type: '火警' } : {}) }],
})

/** What the fire host tells of itself: its states, and an event. */
export const hostItself = (at: number, told: { states?: object; event?: unknown } = {}) => ({ fireHost: { ip: site.fireHost.ip, port: site.fireHost.port }, at, ...told })

export const smokeRecords = () => db().select().from(generalRecords).where(eq(generalRecords.deviceId, site.smoke.id)).orderBy(generalRecords.id)
export const hostRecords = () =>
  db().select().from(fireHostRecords).where(eq(fireHostRecords.fireHostId, site.fireHost.id)).orderBy(fireHostRecords.id)
export const smokeRow = async () => (await db().select().from(devices).where(eq(devices.id, site.smoke.id)))[0]
export const hostPointRow = async () => (await db().select().from(fireHostPoints).where(eq(fireHostPoints.id, site.hostPoint.id)))[0]

/** The pushes of the site in their order. */
export async function pushes(): Promise<Array<Record<string, unknown>>> {
  const rows = await db().select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id)).orderBy(alarmPushes.seq)
  return rows.map((row) => row.body)
}
