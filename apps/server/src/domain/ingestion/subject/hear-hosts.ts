import type { Db } from '../../../db/database'
import type { HostStates } from '../../../db/schema/device-states'
import { OFFLINE_POINT, type Assessment } from '../assess/assess-report'
import type { PlacedReport } from '../report/place-report'
import { lockHosts, reviveHosts } from '../silence/silence.queries'
import type { PendingPush } from '../write/effects'
import { handledPush } from '../write/push-payload'
import { hostSubject, isHostItself, statesAfter } from './host-subject'
import { saveHostStates } from './hosts.queries'
import { endpointKey, hostOf } from './refused-hosts.queries'
import type { Subject } from './subject'

/** The fire hosts that a call comes from. */
export interface HeardHosts {
  /** a host as subject of what it tells of itself; undefined for an unknown one */
  find(endpoint: { ip: string; port: number }): Subject | undefined
  /** takes over what a host has told of itself; subjects that are no hosts change nothing */
  note(subject: Subject, assessment: Assessment): void
  /** writes what the hosts have told */
  save(): Promise<void>
  /** of the records that the return of silent hosts has closed */
  pushes: PendingPush[]
}

/** Notes every fire host that a call names, by one of its points or by itself. Hosts are locked before their points. */
export async function hearHosts(tx: Db, reports: PlacedReport[], now: number, tenantId: string | undefined): Promise<HeardHosts> {
  const hosts = await lockHosts(tx, reports.flatMap((report) => hostOf(report) ?? []), tenantId)
  const subjects = new Map(hosts.map((host) => [endpointKey(host), hostSubject(host)]))
  const known = new Map(hosts.map(({ id, states }) => [id, states]))
  const told = new Map<number, HostStates>()
  const closed = await reviveHosts(tx, hosts, now, OFFLINE_POINT)
  return {
    find: (endpoint) => subjects.get(endpointKey(endpoint)),
    note(subject, { latest, news }) {
      const id = subject.fireHostId
      if (news && id !== null && isHostItself(subject)) told.set(id, statesAfter(told.get(id) ?? known.get(id) ?? {}, latest))
    },
    save: () => saveHostStates(tx, told),
    pushes: closed.map(({ id, tenantId, channelId, buildingId }) => ({
      order: -1,
      tenantId,
      body: handledPush({ kind: 'fireHost', id, channelId, buildingId, hydrantId: null, person: null, time: now }),
    })),
  }
}
