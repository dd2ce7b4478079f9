import { LAST_INSTANT } from '../../../http/wire-time'
import type { Report } from './report'

/** A report's own time is believed from 24 hours before to 5 minutes after its arrival (domain 24). */
const BELIEVED_BEFORE_MS = 86_400_000
export const BELIEVED_AHEAD_MS = 5 * 60_000

/** A report with its place in time. Instants are epoch ms. */
export interface PlacedReport extends Report {
  /** position in the call */
  index: number
  receivedAt: number
  /** what the device's clock said when it cannot be believed: `at` is the arrival then; otherwise null */
  stampedAt: number | null
}

/** Takes the stamp of a report for its time where the stamp can be believed, and the arrival where it cannot (domain 24). */
export function placeReport(report: Report, index: number, receivedAt: number): PlacedReport {
  const { at } = report
  const isBelieved = at >= receivedAt - BELIEVED_BEFORE_MS && at <= receivedAt + BELIEVED_AHEAD_MS
  if (isBelieved) return { ...report, index, receivedAt, stampedAt: null }
  return { ...report, index, receivedAt, at: receivedAt, stampedAt: Math.min(Math.max(at, 0), LAST_INSTANT) }
}

/** By time; reports of one instant in the order in which they were sent. */
export function inOrder(reports: PlacedReport[]): PlacedReport[] {
  return [...reports].sort((a, b) => a.at - b.at || a.index - b.index)
}
