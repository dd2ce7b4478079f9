import type { Database } from '../../db/database'
import { placeReport } from '../ingestion/report/place-report'
import type { PointReport, Report } from '../ingestion/report/report'
import { SIGHT_POINTS } from './kinds'
import { recognitionsOf, type CameraRecognition } from './recognitions-of.queries'
import { isWithin } from './schedule'

/**
 * Reports in which a camera sees something are alarms only where its recognition is on, at its time of the day, and certain enough; otherwise
 * the same value is a reading, which is marked as suppressed. What a camera sees without a recognition here was decided by the camera or the
 * box behind it (ADR 60). The time of the day is that of the report, or of its arrival where its stamp cannot be believed (domain 24).
 */
export async function judgeSightings(database: Database, reports: readonly Report[], { tenantId, now }: { tenantId: string | undefined; now: number }): Promise<Report[]> {
  const numbers = reports.flatMap(({ source, points }) => ('deviceNumber' in source && points.some(isSighting) ? [source.deviceNumber] : []))
  if (numbers.length === 0) return [...reports]
  const known = await recognitionsOf(database.db, numbers, tenantId)
  return reports.map((report, index) => {
    const own = 'deviceNumber' in report.source ? known.get(report.source.deviceNumber) : undefined
    const { at } = placeReport(report, index, now)
    return { ...report, points: report.points.map((point) => (isSighting(point) ? judged(withCertainty(point), own?.get(point.code), at) : point)) }
  })
}

const isSighting = ({ code, status }: PointReport) => status === 1 && SIGHT_POINTS.has(code)

function judged(point: PointReport, recognition: CameraRecognition | undefined, at: number): PointReport {
  if (!recognition || isAlarm(recognition, point, at)) return point
  const { code, value, isValueUnknown } = point
  return { code, value, status: 2, type: null, isSuppressed: true, ...(isValueUnknown ? { isValueUnknown } : {}) }
}

/** Without a certainty it is not known how certain it was: the 0 or 1 of a point that has no values would be read as per cent. */
const withCertainty = (point: PointReport): PointReport => (point.value === null ? { ...point, isValueUnknown: true } : point)

/** How certain it is, is unknown where it was not told: then it is an alarm, because a fire must not be lost. */
function isAlarm({ enabled, sensitivity, ...schedule }: CameraRecognition, { value }: PointReport, at: number): boolean {
  return enabled && isWithin(schedule, at) && (value === null || value >= leastCertainty(sensitivity))
}

/** Per cent. */
export const leastCertainty = (sensitivity: number): number => 100 - sensitivity
