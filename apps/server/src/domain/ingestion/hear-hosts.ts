import type { Db } from '../../db/database'
import { OFFLINE_POINT } from './assess-report'
import type { PendingPush } from './effects'
import type { PlacedReport } from './place-report'
import { handledPush } from './push-payload'
import { saveHostStates } from './host-states.queries'
import { lockHosts, reviveHosts } from './silence.queries'

/** The fire hosts that a call comes from. */
export interface HeardHosts {
  isKnown(endpoint: { ip: string; port: number }): boolean
  /** of the records that the return of silent hosts has closed */
  pushes: PendingPush[]
}

/** Notes every fire host that a call names, by one of its points or by itself. Hosts are locked before their points. */
export async function hearHosts(tx: Db, reports: PlacedReport[], now: number, tenantId: string | undefined): Promise<HeardHosts> {
  const endpoints = reports.flatMap(({ source }) => ('host' in source ? source.host : 'fireHost' in source ? source.fireHost : []))
  const hosts = await lockHosts(tx, endpoints, tenantId)
  const known = new Set(hosts.map(({ ip, port }) => `${ip}:${port}`))
  await saveHostStates(tx, hosts, reports)
  const closed = await reviveHosts(tx, hosts, now, OFFLINE_POINT)
  return {
    isKnown: ({ ip, port }) => known.has(`${ip}:${port}`),
    pushes: closed.map(({ id, tenantId, channelId }) => ({
      order: -1,
      tenantId,
      body: handledPush({ kind: 'fireHost', id, channelId, person: null, time: now }),
    })),
  }
}
