import type { Decoded } from '../../decoding/decoder'
import { countedItems } from '../../decoding/items'
import { one } from '../../decoding/readers'
import { id, nullableCount, number, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Transport } from '../../transport/transport'
import { wirePeriod, type Period } from './period'

/** Hours and counts of a period; null is unknown. Times that two sensors of a hydrant report are counted once. */
const COUNTS = {
  /** hours with too low and with too high pressure */
  lowHours: from('lowHours', number),
  highHours: from('highHours', number),
  capEvents: from('capEvents', nullableCount),
  impactEvents: from('impactEvents', nullableCount),
  tiltEvents: from('tiltEvents', nullableCount),
}

const hydrantFigures = shape({ id: from('id', id), name: from('name', id), area: from('area', text), ...COUNTS })

/** What the hydrants went through in a period: of all, of the ten with most hours and with most events, and of each area. */
export type WaterFigures = Decoded<typeof figures>

const figures = shape({
  ...COUNTS,
  byPressure: from('byPressure', countedItems(hydrantFigures)),
  byEvents: from('byEvents', countedItems(hydrantFigures)),
  areas: from('areas', countedItems(shape({ name: from('name', id), ...COUNTS }))),
})

export function waterFiguresCalls(http: Transport) {
  return {
    /** Hours of low and high pressure, opened caps, impacts and tilts of a period, of all hydrants or those of a region (GET recordStatistics/water, our server; ADR 3). Rejects `notFound` on other servers. */
    waterFigures: ({ period, regionCode }: { period: Period; regionCode?: string }, signal?: AbortSignal): Promise<WaterFigures> =>
      http.get('/api/datahandler/recordStatistics/water', one(figures), { query: { code: regionCode, ...wirePeriod(period) }, signal }),
  }
}
