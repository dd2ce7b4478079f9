import { CHANNEL } from '@smart-fire/api-client/wire'

import type { fireHostRecords, fireHosts, unmatchedAddresses } from '../db/schema'
import { NORMAL_TYPE } from '../domain/ingestion/assess/assess-report'
import { zhCN } from '../domain/ingestion/ingestion.messages'
import { hostNameOf } from '../domain/ingestion/subject/host-subject'
import { FIRE_HOST_POINT } from '../domain/ingestion/subject/subject'

type Host = typeof fireHosts.$inferSelect | typeof fireHosts.$inferInsert

/** One host in so many reports addresses that its table of points does not have, as after a change of the wiring. */
const EVERY = 9
const HOUR_MS = 3_600_000
/** No two records of the city end at the same instant. */
const lastedMs = (id: number): number => 120_000 + id * 977
const LOOP = '31'

/** What such a host has reported on the loop that an electrician has added: a fire, a fault, and a point that is well. All are over. */
const REPORTED = [
  { address: '101', alarmType: '火警', category: '1', reports: 3, hours: 5 },
  { address: '102', alarmType: '故障', category: '0', reports: 17, hours: 30 },
  { address: '117', alarmType: null, category: '0', reports: 1, hours: 52 },
] as const

/** The addresses with their ids, and what each has reported. */
function reportedBy(hosts: readonly Host[]) {
  return hosts
    .filter((_, index) => index % EVERY === 0)
    .flatMap((host) => REPORTED.map((reported) => ({ host, ...reported })))
    .map((reported, index) => ({ id: index + 1, ...reported }))
}

/** Addresses of fire hosts that no point has: the list with 登记 is filled in the demo city. */
export function unmatchedOf(hosts: readonly Host[], now: number): (typeof unmatchedAddresses.$inferInsert)[] {
  return reportedBy(hosts).map(({ id, host, address, category, reports, hours }) => {
    const last = new Date(now - hours * HOUR_MS + lastedMs(id))
    return {
      id, tenantId: host.tenantId, fireHostId: host.id ?? 0, loop: LOOP, address, hasAlarm: category === '1', reports, firstAt: new Date(now - (hours + 20) * HOUR_MS), lastAt: last,
      status: 'normal', statusAt: last, reportedAt: last, latestType: NORMAL_TYPE, latestAt: last,
    }
  })
}

/** The ended records of these addresses, as the ingestion would have written them. */
export function unmatchedRecords(hosts: readonly Host[], buildingNames: ReadonlyMap<number, string>, now: number): (typeof fireHostRecords.$inferInsert)[] {
  return reportedBy(hosts).flatMap(({ id, host, address, alarmType, category, hours }) => {
    if (alarmType === null) return []
    const { tenantId, name = null, serverIp: ip, port, buildingId = null } = host
    const hostName = hostNameOf({ name, ip, port })
    const [raisedAt, endedAt] = [new Date(now - hours * HOUR_MS), new Date(now - hours * HOUR_MS + lastedMs(id))]
    return [{
      tenantId, channelId: Number(CHANNEL.fireHost), position: zhCN.positionUnknown(hostName, LOOP, address, null), pointCode: FIRE_HOST_POINT, pointName: null, alarmType, value: 1,
      unit: null, level: '一级', raisedAt, receivedAt: raisedAt, repeats: 1, lastReportedAt: raisedAt, handled: true, handlePerson: null, handledAt: endedAt, restoredAt: endedAt,
      fireHostPointId: null, unmatchedAddressId: id, fireHostId: host.id ?? 0, hostName, loop: LOOP, address, series: zhCN.unregistered, buildingId,
      buildingName: buildingId === null ? null : (buildingNames.get(buildingId) ?? null), floor: null, verdict: null, category,
    }]
  })
}
