import type { Db } from '../../../db/database'
import { zhCN } from '../ingestion.messages'
import type { PlacedReport } from '../report/place-report'
import { unique } from '../unique'
import { numberOf, refuseDevices } from './refused-devices.queries'
import { endpointKey, hostOf, refuseHosts } from './refused-hosts.queries'
import type { Subject } from './subject'
import { isUnregistered } from './unregistered-device'

/** A report that is not stored, or not as a whole, and why (Chinese). */
export interface Refusal {
  index: number
  reason: string
}

/** Why the reports of unknown things are refused, and what is not kept of those that are placed. */
export async function refusalsOf(tx: Db, { unknown, placed }: { unknown: PlacedReport[]; placed: Array<{ subject: Subject; report: PlacedReport }> }, now: number, tenantId: string | undefined): Promise<Refusal[]> {
  const ofDevices = await refuseDevices(tx, unique(unknown.flatMap(numberOf)), now, tenantId)
  const ofHosts = await refuseHosts(tx, unknown, now, tenantId)
  const reasonOf = (report: PlacedReport) => {
    const host = hostOf(report)
    return host ? ofHosts.get(endpointKey(host)) : numberOf(report).map((number) => ofDevices.get(number))[0]
  }
  return [
    ...unknown.map((report) => ({ index: report.index, reason: reasonOf(report) ?? zhCN.unknownDevice })),
    ...placed.flatMap(({ subject, report: { index } }) => (isUnregistered(subject) ? [{ index, reason: zhCN.onlyAlarms }] : [])),
  ]
}
