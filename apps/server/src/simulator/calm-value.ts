import type { PointState } from '../db/schema/device-states'
import { normalReading, type PointBounds } from '../domain/ingestion/raise/believable'
import { POINT_SPECS, type PointSpec, type Rhythm } from '../seed/catalogue/measuring-points'
import type { Random } from '../seed/random'
import type { PointReport } from '../domain/ingestion/report/report'

const UTC8_MS = 8 * 3_600_000
const DAY_MS = 86_400_000
/** The share of its previous level that a device keeps from sample to sample. */
const KEEP = 0.98

const specs = new Map(POINT_SPECS.map((spec) => [spec.code, spec]))

/** Share of the swing at an hour of the day; the same curves as the seed's (seed/readings). */
const RHYTHMS: Record<Rhythm, (hour: number) => number> = {
  flat: () => 0,
  daily: (hour) => Math.cos((hour - 15) * 0.2617994),
  load: (hour) => Math.max(0, Math.sin((hour - 6.5) * 0.2167)),
  sag: (hour) => 0.4 - Math.max(0, Math.sin((hour - 6.5) * 0.2167)),
  drain: (hour) => -hour / 24,
}

/** The next normal reading of a point: near the last one, along the rhythm of the day, inside the bounds. */
export function calmReading(point: PointBounds, last: PointState | undefined, lastAt: number | null, at: number, random: Random): PointReport {
  const spec = specs.get(point.code)
  if (!spec) return normalReading(point, last, random)
  const level = last?.status === 'normal' && last.value !== null ? ownLevel(spec, last.value, lastAt ?? at) : 0
  const value = spec.base + level * KEEP + wave(spec, at) + spec.noise * (random.next() - 0.5)
  return { code: point.code, value: rounded(inside(value, spec), spec.decimals), status: 2, type: null }
}

function ownLevel(spec: PointSpec, value: number, at: number): number {
  const most = Math.abs(spec.base) * spec.spread + 2 * spec.noise
  return Math.min(most, Math.max(-most, value - spec.base - wave(spec, at)))
}

function wave(spec: PointSpec, at: number): number {
  return spec.swing * RHYTHMS[spec.rhythm](((at + UTC8_MS) % DAY_MS) / 3_600_000)
}

/** A little away from the bounds, which a normal value must not touch. */
function inside(value: number, { normalMin, normalMax, base }: PointSpec): number {
  const margin = Math.abs(base) * 0.02
  return Math.min((normalMax ?? Infinity) - margin, Math.max((normalMin ?? (base > 0 ? 0 : -Infinity)) + margin, value))
}

function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
