import type { Db } from '../../../db/database'
import type { Sender } from '../../../http/app-env'
import type { PlacedReport } from '../report/place-report'
import type { Report } from '../report/report'
import { unique } from '../unique'
import { hearHosts, type HeardHosts } from './hear-hosts'
import { numberOf } from './refused-devices.queries'
import { addReportingHosts } from './reporting-hosts.queries'
import { fireHostKey, type Subject } from './subject'
import { lockDevices, lockFireHostPoints } from './subjects.queries'
import { lockAddresses } from './unmatched-addresses.queries'
import { lockUnregistered } from './unregistered-devices.queries'
import { noteUnregisteredHosts } from './unregistered-hosts.queries'

/** What the reports of a call are about, locked until it is stored. */
export interface LockedSubjects {
  /** undefined: unknown, or stopped */
  find: (report: Report) => Subject | undefined
  hosts: HeardHosts
}

/** Locks what these reports are about, in the same order in every call. Unregistered numbers, hosts and addresses with an alarm
 * are among them (ADR 25, 86). */
export async function lockSubjects(tx: Db, reports: PlacedReport[], now: number, sender: Sender | undefined): Promise<LockedSubjects> {
  const tenantId = sender?.tenantId
  const devices = await lockDevices(tx, unique(reports.flatMap(numberOf)), tenantId)
  const unregistered = sender ? await lockUnregistered(tx, reports.filter((report) => !numberOf(report).some((number) => devices.has(number))), now, sender) : new Map<string, Subject>()
  if (sender) {
    await addReportingHosts(tx, reports, sender)
    await noteUnregisteredHosts(tx, reports, now, sender)
  }
  const hosts = await hearHosts(tx, reports, now, tenantId)
  const wires = new Map(reports.flatMap(({ source }) => ('fireHost' in source ? [[fireHostKey(source.fireHost), source.fireHost]] : [])))
  const points = await lockFireHostPoints(tx, [...wires.values()], tenantId)
  const addresses = await lockAddresses(tx, reports.filter(({ source }) => 'fireHost' in source && !points.has(fireHostKey(source.fireHost))), now, tenantId)
  const find = ({ source }: Report) => {
    if ('deviceNumber' in source) return devices.get(source.deviceNumber) ?? unregistered.get(source.deviceNumber)
    if ('host' in source) return hosts.find(source.host)
    const key = fireHostKey(source.fireHost)
    return points.get(key) ?? addresses.get(key)
  }
  return { find, hosts }
}
