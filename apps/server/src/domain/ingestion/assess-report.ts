import type { DeviceStatus, PointState } from '../../db/schema/estate'

/** The state of one point in a report: 0 fault, 1 alarm, 2 normal (contract device §14.1). */
export interface PointReport {
  code: string
  value: number | null
  status: 0 | 1 | 2
  type: string | null
}

/** The stored state of a device or fire host point before the report. Instants are epoch ms. */
export interface Watched {
  status: DeviceStatus
  statusAt: number | null
  reportedAt: number | null
  latest: Record<string, PointState>
}

export interface AbnormalPoint {
  code: string
  value: number
  status: 'alarm' | 'fault'
  type: string
}

/** What a report changes. */
export interface Assessment extends Watched {
  /** points that became alarm or fault: one new record each */
  raised: AbnormalPoint[]
  /** points whose alarm or fault lasts: their open record is repeated */
  repeated: AbnormalPoint[]
  /** open records of these points are closed without a person */
  recovered: string[]
  /** the device is normal again: its other open records are closed too, but for shielded points */
  allClear: boolean
  shielded: string[]
  /** false when the report contains nothing newer than the stored states */
  news: boolean
}

/** Pseudo point of the record that an offline device gets. */
export const OFFLINE_POINT = 'OFFLINE'
const SHIELDED_TYPE = '屏蔽'
const DEFAULT_TYPES = { alarm: '报警', fault: '故障', normal: '正常', shielded: SHIELDED_TYPE } as const
const STATES = { 0: 'fault', 1: 'alarm', 2: 'normal' } as const

/** The status life cycle of contract device §14.1, point by point: a sample may carry only some of the points. */
export function assessReport(known: Watched, report: { at: number; points: PointReport[] }): Assessment {
  const latest = { ...known.latest }
  const raised: AbnormalPoint[] = []
  const repeated: AbnormalPoint[] = []
  const recovered: string[] = []
  let news = false

  for (const point of report.points) {
    const before = latest[point.code]
    if (before && report.at <= (before.at ?? known.reportedAt ?? -Infinity)) continue
    news = true
    const now = pointState(point, report.at)
    latest[point.code] = now
    const abnormal = asAbnormal(point.code, now)
    if (abnormal) (isSameState(before, now) ? repeated : raised).push(abnormal)
    else if (now.status === 'normal' && before && before.status !== 'normal') recovered.push(point.code)
  }

  const status = statusAfter(known, report.at, latest, news)
  const revived = known.status === 'offline' && status !== 'offline'
  if (revived) recovered.push(OFFLINE_POINT)
  const statusAt = status === known.status ? known.statusAt : report.at
  return {
    status,
    statusAt: news ? (statusAt ?? report.at) : known.statusAt,
    reportedAt: Math.max(known.reportedAt ?? -Infinity, report.at),
    latest,
    raised,
    repeated,
    recovered,
    allClear: news && status === 'normal' && known.status !== 'normal' && known.status !== 'notEnabled',
    shielded: Object.keys(latest).filter((code) => latest[code]?.status === 'shielded'),
    news,
  }
}

function pointState(point: PointReport, at: number): PointState {
  if (point.type === SHIELDED_TYPE) return { value: 0, status: 'shielded', type: SHIELDED_TYPE, at }
  const status = STATES[point.status]
  return { value: point.value ?? (status === 'normal' ? 0 : 1), status, type: point.type || DEFAULT_TYPES[status], at }
}

function asAbnormal(code: string, { status, value, type }: PointState): AbnormalPoint | null {
  return status === 'alarm' || status === 'fault' ? { code, value, status, type } : null
}

/** Another kind of alarm on the same point is a change: over-voltage after under-voltage is a new event. */
function isSameState(before: PointState | undefined, now: PointState): boolean {
  return before?.status === now.status && before.type === now.type
}

/** A late sample does not end the status offline, nor does a sample without a newer state. */
function statusAfter(known: Watched, at: number, latest: Watched['latest'], news: boolean): DeviceStatus {
  if (!news) return known.status
  if (known.status === 'offline' && known.statusAt !== null && at <= known.statusAt) return 'offline'
  const states = Object.values(latest).map((point) => point.status)
  if (states.includes('alarm')) return 'alarm'
  return states.includes('fault') ? 'fault' : 'normal'
}
