import { DISTRICTS, type DistrictCode } from '../catalogue/district'
import { extentOf } from './frame'

/** A straight street through the whole district, from west to east or from south to north. */
export interface Street {
  /** null for a small street */
  name: string | null
  runs: 'east' | 'north'
  /** distance from the centre of the district, across its direction, in metres */
  at: number
}

/** Width in metres, kerb to kerb. */
export const STREET_WIDTH = { main: 26, small: 12 } as const

export const widthOf = ({ name }: Street): number => (name === null ? STREET_WIDTH.small : STREET_WIDTH.main)

/** Blocks between two named roads. */
const BLOCKS_PER_ROAD = 4

/** The streets of a district: its named roads, alternately to the east and to the north, and small streets between them. */
export function streetsOf(code: DistrictCode): readonly Street[] {
  const { roads } = DISTRICTS[code]
  const { width, height } = extentOf(code)
  return [
    ...parallel('east', roads.filter((_, index) => index % 2 === 0), height),
    ...parallel('north', roads.filter((_, index) => index % 2 === 1), width),
  ]
}

function parallel(runs: Street['runs'], names: readonly string[], half: number): Street[] {
  const gaps = names.length * BLOCKS_PER_ROAD
  return Array.from({ length: gaps + 1 }, (_, line) => ({
    name: line % BLOCKS_PER_ROAD === BLOCKS_PER_ROAD / 2 ? (names[Math.floor(line / BLOCKS_PER_ROAD)] ?? null) : null,
    runs,
    at: -half + (line * 2 * half) / gaps,
  }))
}
