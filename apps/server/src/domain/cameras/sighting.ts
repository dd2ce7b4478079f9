import type { Random } from '../../seed/random'
import type { PointReport } from '../ingestion/report/report'

/** The channel of cameras. */
export const VIDEO_CHANNEL_ID = 9

/** What cameras take for a fire, with the name of its alarm. */
const SIGHTS = [['VSMOKE', '画面烟雾'], ['VFLAME', '画面火焰']] as const
const LEAST_CERTAIN = 72
const MOST_CERTAIN = 98

/** What the recognition of a camera reports of a fire: smoke or flames, and how certain it is in per cent. */
export function sightingOfFire(random: Random): PointReport {
  const [code, type] = random.pick(SIGHTS)
  return { code, value: random.int(LEAST_CERTAIN, MOST_CERTAIN), status: 1, type }
}
