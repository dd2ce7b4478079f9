import type { Decoded } from '../../decoding/decoder'
import { list, one } from '../../decoding/readers'
import { count, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { ReadRows } from '../../rows'
import type { Transport } from '../../transport/transport'

const BASE = '/api/device/deviceInspectionStatistics'

const POINTS = { due: from('due', count), done: from('done', count), missed: from('missed', count) }
const figures = shape({
  ...POINTS, results: from('results', count), abnormal: from('abnormal', count), openTasks: from('openTasks', count),
  /** defects that are to be repaired or checked again, as they are now */
  openDefects: from('open', count),
  overdueDefects: from('overdue', count),
  unsignedDefects: from('unsigned', count),
})
const ofDay = shape({ day: from('day', text), ...POINTS })

/** Checks that were due in a period, what became of them, and the defects as they are now (our server, ADR 48). */
export type InspectionFigures = Decoded<typeof figures>
/** The checks of one day. */
export type InspectionDay = Decoded<typeof ofDay>

/** Two days in UTC+8, both included. */
export interface InspectionSpan {
  from: string
  to: string
}

/** Figures of inspections (our server only, ADR 3). */
export interface InspectionFigureCalls {
  /** The sums of a period, of today by default (GET deviceInspectionStatistics/figures; ADR 48). */
  sums: (span?: InspectionSpan | null, signal?: AbortSignal) => Promise<InspectionFigures>
  /** By day, without gaps (GET deviceInspectionStatistics/trend; ADR 48). */
  trend: (span: InspectionSpan, signal?: AbortSignal) => Promise<ReadRows<InspectionDay>>
}

const daysOf = (span: InspectionSpan | null | undefined) => (span ? { dateStrs: `${span.from},${span.to}` } : {})

export const inspectionFigures = (http: Transport): InspectionFigureCalls => ({
  sums: (span, signal) => http.get(`${BASE}/figures`, one(figures), { query: daysOf(span), signal }),
  trend: (span, signal) => http.get(`${BASE}/trend`, list(ofDay), { query: daysOf(span), signal }),
})
