import type { unmatchedAddresses } from '../db/schema'
import type { Installation } from './devices'

type Row = typeof unmatchedAddresses.$inferInsert

/** One host in so many reports addresses that its table of points does not have, as after a change of the wiring. */
const EVERY = 9
const HOUR_MS = 3_600_000

/** What such a host has reported: a fire, a fault and a module, on the loop that an electrician has added. */
const REPORTED = [
  { address: '101', latestType: '火警', hasAlarm: true, reports: 3, hours: 5 },
  { address: '102', latestType: '故障', hasAlarm: false, reports: 17, hours: 30 },
  { address: '117', latestType: '反馈', hasAlarm: false, reports: 1, hours: 52 },
]

/** Addresses of fire hosts that no point has: the list with 登记 is filled in the demo city. */
export function unmatchedOf({ fireHosts }: Installation, now: number): Row[] {
  return fireHosts
    .filter((_, index) => index % EVERY === 0)
    .flatMap(({ id, tenantId }) => REPORTED.map(({ hours, ...reported }) => ({
      ...reported, tenantId, fireHostId: id, loop: '31', firstAt: new Date(now - (hours + 20) * HOUR_MS), lastAt: new Date(now - hours * HOUR_MS),
    })))
}
