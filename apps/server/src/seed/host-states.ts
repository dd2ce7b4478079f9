import { CHANNEL } from '@smart-fire/api-client/wire'

import type { fireHostRecords, fireHosts } from '../db/schema'
import type { HostStateName, HostStates } from '../db/schema/device-states'
import { hostNameOf, hostSubject } from '../domain/ingestion/subject/host-subject'

/** What a fire host of the demo city tells of itself: most are well, a few have a weak battery, a failed mains supply, or are in manual mode. */
export function hostStatesOf(hostId: number): Record<HostStateName, boolean> {
  return { mainPowerFault: hostId % 19 === 7, batteryFault: hostId % 11 === 4, busFault: hostId % 23 === 12, manual: hostId % 6 === 2 }
}

/** Since when the hosts are as they are. */
const HOST_STATE_AGE_MS = 9 * 3_600_000

/** The same with its times. */
export function seededStatesOf(hostId: number, now: number): HostStates {
  return Object.fromEntries(Object.entries(hostStatesOf(hostId)).map(([name, on]) => [name, { on, since: now - HOST_STATE_AGE_MS, at: now }]))
}

/** The open record of each failed supply, battery or bus, as the ingestion would have written it. */
export function hostFaultRecords(hosts: readonly (typeof fireHosts.$inferInsert)[], buildingNames: ReadonlyMap<number, string>, now: number): (typeof fireHostRecords.$inferInsert)[] {
  return hosts.flatMap(({ id = 0, tenantId, states = {}, name = null, serverIp: ip, port, controlRoom, buildingId = null }) => {
    const { watched, series } = hostSubject({ id, tenantId, states })
    const hostName = hostNameOf({ name, ip, port })
    const faults = Object.entries(watched.latest).filter(([, point]) => point.status === 'fault')
    return faults.map(([pointCode, { type, value }]) => ({
      tenantId, channelId: Number(CHANNEL.fireHost), position: [hostName, controlRoom].filter(Boolean).join(' '), pointCode, pointName: null, alarmType: type, value,
      unit: null, level: '一级', raisedAt: new Date(now - HOST_STATE_AGE_MS), receivedAt: new Date(now - HOST_STATE_AGE_MS), repeats: 1, lastReportedAt: new Date(now), handled: false, handlePerson: null,
      handledAt: null, restoredAt: null, fireHostPointId: null, unmatchedAddressId: null, fireHostId: id, hostName, loop: '', address: '', series, buildingId,
      buildingName: buildingId === null ? null : (buildingNames.get(buildingId) ?? null), floor: null, verdict: null, category: '0' as const,
    }))
  })
}
