/** What can be wrong with a floor. */
export type StoreyTone = 'alarm' | 'fault' | 'offline'

/** The state of a floor that is not calm. `floor` is 1…n, basements −1…−m. */
export interface StoreyState {
  floor: number
  tone: StoreyTone
  /** When its first open fire began, in ms; null: it has none, or its begin is unknown. */
  since: number | null
}

/** A storey as it is drawn: distance from the top of the drawing and height, in px. */
export interface DrawnStorey {
  floor: number
  y: number
  height: number
  tone: StoreyTone | null
}

/** The way of a fire from the storey where it began to the last one that it reached in one direction. */
export interface Spread {
  from: number
  to: number
}

export interface SectionLayout {
  storeys: readonly DrawnStorey[]
  /** Where the roof of the highest storey lies, and the street. */
  roof: number
  ground: number
  spread: readonly Spread[]
}

const ROOF_PX = 5
const MOST_STOREY_PX = 8
/** A storey in alarm is seen in a tower of a hundred floors, too. */
const LEAST_ALARM_PX = 3

/**
 * Where the storeys of a building are drawn in a section of `height` px: all at one scale, the basements below the street at
 * the foot. A floor with a state that the building should not have is drawn all the same: nothing that burns is left out.
 */
export function sectionLayout(floors: number, basements: number, states: readonly StoreyState[], height: number): SectionLayout {
  const above = Math.max(floors, 1, ...states.map(({ floor }) => floor))
  const below = Math.max(basements, 0, ...states.map(({ floor }) => -floor))
  const pitch = Math.min(MOST_STOREY_PX, (height - ROOF_PX) / (above + below))
  const ground = height - below * pitch
  const topOf = (floor: number) => ground - (floor > 0 ? floor : floor + 1) * pitch
  const numbers = [...Array.from({ length: above }, (_, nth) => above - nth), ...Array.from({ length: below }, (_, nth) => -1 - nth)]
  const tones = new Map(states.map(({ floor, tone }) => [floor, tone]))
  const storeys = numbers.map((floor): DrawnStorey => {
    const tone = tones.get(floor) ?? null
    const drawn = tone === 'alarm' ? Math.max(pitch, LEAST_ALARM_PX) : pitch
    return { floor, y: topOf(floor) - (drawn - pitch) / 2, height: drawn, tone }
  })
  const middle = (floor: number) => topOf(floor) + pitch / 2
  return { storeys, roof: topOf(above), ground, spread: spreadOf(states).map(({ from, to }) => ({ from: middle(from), to: middle(to) })) }
}

/** Floors: from the one where the first fire began to the highest and to the lowest that burn later. */
export function spreadOf(states: readonly StoreyState[]): readonly Spread[] {
  const burning = states.flatMap(({ floor, tone, since }) => (tone === 'alarm' && since !== null ? [{ floor, since }] : []))
  const first = [...burning].sort((one, other) => one.since - other.since)[0]
  if (first === undefined) return []
  const later = burning.filter(({ since }) => since > first.since).map(({ floor }) => floor)
  const ends = [Math.max(first.floor, ...later), Math.min(first.floor, ...later)]
  return ends.filter((floor) => floor !== first.floor).map((to) => ({ from: first.floor, to }))
}
