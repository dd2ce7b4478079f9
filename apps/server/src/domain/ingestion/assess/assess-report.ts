import type { DeviceStatus, PointState } from '../../../db/schema/device-states'
import { BELIEVED_AHEAD_MS, type PlacedReport } from '../report/place-report'
import type { PointReport } from '../report/report'
import { createAlarmHistory, type AlarmHistory } from './alarm-history'
import type { WarningLevel } from './warning-level'

/** The stored state of a device or fire host point before the report. Instants are epoch ms. */
export interface Watched {
  status: DeviceStatus
  statusAt: number | null
  reportedAt: number | null
  /** since when the stamps cannot be believed; null while they can */
  clockFaultAt: number | null
  /** since when the device has been silent for too long; null while it reports */
  silentAt: number | null
  latest: Record<string, PointState>
}

export interface AbnormalPoint {
  code: string
  /** null when the device has sent a value that cannot be read */
  value: number | null
  status: 'alarm' | 'fault'
  type: string
  /** the level of the value, by tenant, where it was judged */
  levels?: ReadonlyMap<string, WarningLevel>
}

/** A point whose alarm or fault lasts. */
export interface LastingPoint extends AbnormalPoint {
  /** arrival of the last report of the device that did not contain this alarm, since the alarm began; null = none (epoch ms) */
  interruptedAt: number | null
}

/** What a report changes. */
export interface Assessment extends Watched {
  /** points that became alarm or fault, or were it at an earlier time that no record covers: one new record each */
  raised: AbnormalPoint[]
  /** points whose alarm or fault lasts: their open record is repeated */
  repeated: LastingPoint[]
  /** open records of these points are closed without a person */
  recovered: string[]
  /** of these points only open records whose last report is older than this report are closed */
  recoveredEarlier: string[]
  /** the device is normal again: its other open records are closed too, but for shielded points */
  allClear: boolean
  shielded: string[]
  /** false when the report contains nothing newer than the stored states */
  news: boolean
}

/** Pseudo point of the record that an offline device gets. */
export const OFFLINE_POINT = 'OFFLINE'
/** The text with which a device reports that a point is shielded. */
export const SHIELDED_TYPE = '屏蔽'
/** What the normal state of a point is called. */
export const NORMAL_TYPE = '正常'
const DEFAULT_TYPES = { alarm: '报警', fault: '故障', normal: NORMAL_TYPE, shielded: SHIELDED_TYPE } as const
const STATES = { 0: 'fault', 1: 'alarm', 2: 'normal' } as const

/** A report as far as it is assessed (see `PlacedReport`). */
export type AssessedReport = Pick<PlacedReport, 'at' | 'receivedAt' | 'stampedAt' | 'points'>

/**
 * The status life cycle of contract device §14.1, point by point: a sample may carry only some of the points. A normal state
 * counts when it is newer than the known one. An alarm or a fault always counts, unless a record covers it (ADR 5).
 */
export function assessReport(known: Watched, report: AssessedReport, history: AlarmHistory = createAlarmHistory([])): Assessment {
  const { at } = report
  const latest = { ...known.latest }
  const raised: AbnormalPoint[] = []
  const repeated: LastingPoint[] = []
  const recovered: string[] = []
  const recoveredEarlier: string[] = []
  let news = false

  for (const point of report.points) {
    const before = latest[point.code]
    const now = pointState(point, at)
    const abnormal = asAbnormal(point, now)
    if (report.stampedAt === null && at <= timeOfState({ ...known, latest }, point.code, report.receivedAt)) {
      const isSentTwice = before?.at === at && isSameState(before, now)
      const late = abnormal && !isSentTwice ? history.alarm(abnormal.code, abnormal.type, at) : 'stored'
      if (!abnormal && !point.isSuppressed && isAbnormal(before) && history.recovery(point.code, at)) recoveredEarlier.push(point.code)
      if (!abnormal || late === 'stored') continue
      news = true
      if (late === 'repeat') repeated.push(lasting(abnormal, before))
      else raised.push(abnormal)
      if (SEVERITY[now.status] > SEVERITY[before?.status ?? 'normal']) latest[point.code] = now
      continue
    }
    news = true
    // the camera goes on seeing something: only a normal state that it sends itself ends what is known of the point (ADR 60)
    if (point.isSuppressed && before && before.status !== 'normal') continue
    latest[point.code] = now
    if (abnormal && isSameState(before, now)) repeated.push(lasting(abnormal, before))
    else if (abnormal) raised.push(abnormal)
    else if (now.status === 'normal' && before && before.status !== 'normal') recovered.push(point.code)
  }

  for (const [code, state] of Object.entries(latest)) {
    if (isAbnormal(state) && !report.points.some((point) => point.code === code)) latest[code] = { ...state, interruptedAt: report.receivedAt }
  }
  const status = statusAfter(known, report, latest, [...raised, ...repeated], news)
  const revived = (known.status === 'offline' || known.silentAt !== null) && status !== 'offline'
  if (revived) recovered.push(OFFLINE_POINT)
  const statusAt = status === known.status ? known.statusAt : at
  return {
    status,
    statusAt: news ? (statusAt ?? at) : known.statusAt,
    reportedAt: Math.max(believedTime(known.reportedAt, report.receivedAt), at),
    clockFaultAt: report.stampedAt === null ? null : (known.clockFaultAt ?? report.receivedAt),
    silentAt: status === 'offline' ? known.silentAt : null,
    latest,
    raised,
    repeated,
    recovered,
    recoveredEarlier,
    allClear: news && status === 'normal' && known.status !== 'normal' && known.status !== 'notEnabled',
    shielded: Object.keys(latest).filter((code) => latest[code]?.status === 'shielded'),
    news,
  }
}

const lasting = (point: AbnormalPoint, before: PointState | undefined): LastingPoint => ({ ...point, interruptedAt: before?.interruptedAt ?? null })

/** Whether records change. */
export function hasEffect({ raised, repeated, recovered, recoveredEarlier, allClear }: Assessment): boolean {
  return allClear || raised.length + repeated.length + recovered.length + recoveredEarlier.length > 0
}

/** The time of the known state of a point, epoch ms; −Infinity without one. */
export function timeOfState(known: Watched, code: string, receivedAt: number): number {
  const state = known.latest[code]
  return state ? believedTime(state.at ?? known.reportedAt, receivedAt) : -Infinity
}

/** A stored time that is still to come was written while the clock of the server was ahead: it makes no report late. */
function believedTime(at: number | null, receivedAt: number): number {
  return at === null || at > receivedAt + BELIEVED_AHEAD_MS ? -Infinity : at
}

const SEVERITY = { normal: 0, shielded: 0, fault: 1, alarm: 2 } as const
const isAbnormal = (state: PointState | undefined): boolean => SEVERITY[state?.status ?? 'normal'] > 0

/** What a report tells of a point: that it is shielded is neither an alarm nor a fault, whatever the gateway sends beside it. */
export const statusIn = ({ status, type }: Pick<PointReport, 'status' | 'type'>): PointState['status'] => (type === SHIELDED_TYPE ? 'shielded' : STATES[status])

/** The state of a point after a report of this instant (epoch ms). */
export function pointState(point: PointReport, at: number): PointState {
  const status = statusIn(point)
  if (status === 'shielded') return { value: 0, status, type: SHIELDED_TYPE, at }
  const value = point.isValueUnknown ? null : (point.value ?? (status === 'normal' ? 0 : 1))
  return { value, status, type: point.type || DEFAULT_TYPES[status], at }
}

function asAbnormal({ code, levels }: PointReport, { status, value, type }: PointState): AbnormalPoint | null {
  return status === 'alarm' || status === 'fault' ? { code, value, status, type, ...(levels ? { levels } : {}) } : null
}

/** Another kind of alarm on the same point is a change: over-voltage after under-voltage is a new event. */
function isSameState(before: PointState | undefined, now: PointState): boolean {
  return before?.status === now.status && before.type === now.type
}

/**
 * A late sample does not end the status offline, nor does a sample without a newer state. An alarm does: it is worse than
 * offline.
 */
function statusAfter(
  known: Watched,
  { at, receivedAt, stampedAt }: AssessedReport,
  latest: Watched['latest'],
  abnormal: AbnormalPoint[],
  news: boolean,
): DeviceStatus {
  if (!news) return known.status
  const isLate = stampedAt === null && at <= believedTime(known.statusAt, receivedAt)
  if (known.status === 'offline' && isLate && abnormal.every((point) => point.status !== 'alarm')) return 'offline'
  const states = Object.values(latest).map((point) => point.status)
  if (states.includes('alarm')) return 'alarm'
  return states.includes('fault') ? 'fault' : 'normal'
}
