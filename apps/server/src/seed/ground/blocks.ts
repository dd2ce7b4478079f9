import type { DistrictCode } from '../catalogue/district'
import { streetsOf, widthOf, type Street } from './streets'

export type BlockUse = 'residential' | 'office' | 'school' | 'plant' | 'park'

/** A rectangle in metres from the centre of the district. */
export interface Rectangle {
  left: number
  bottom: number
  right: number
  top: number
}

/** The land between four streets, with the outlines of its buildings. */
export interface Block {
  use: BlockUse
  land: Rectangle
  buildings: readonly Rectangle[]
}

const PAVEMENT = 6

/** How often a use occurs in a district, in the order of its blocks. */
const USES: Readonly<Record<DistrictCode, readonly BlockUse[]>> = {
  '339901': ['office', 'residential', 'office', 'park', 'residential', 'office', 'school', 'residential'],
  '339902': ['residential', 'residential', 'office', 'school', 'park', 'residential', 'office'],
  '339903': ['plant', 'plant', 'residential', 'plant', 'office', 'plant', 'school', 'plant', 'park'],
}

/** The blocks of a district, row by row. */
export function blocksOf(code: DistrictCode): readonly Block[] {
  const streets = streetsOf(code)
  const columns = gapsBetween(streets.filter(({ runs }) => runs === 'north'))
  const rows = gapsBetween(streets.filter(({ runs }) => runs === 'east'))
  const uses = USES[code]
  return rows.flatMap(([bottom, top], row) =>
    columns.map(([left, right], column): Block => {
      const use = uses[(column + row * 3) % uses.length] ?? 'residential'
      const land = { left, bottom, right, top }
      return { use, land, buildings: BUILD[use](land) }
    }),
  )
}

function gapsBetween(streets: readonly Street[]): [from: number, to: number][] {
  const edge = (street: Street) => widthOf(street) / 2 + PAVEMENT
  return streets.slice(1).flatMap((after, index) => {
    const before = streets[index]
    return before ? [[before.at + edge(before), after.at - edge(after)]] : []
  })
}

const BUILD: Readonly<Record<BlockUse, (land: Rectangle) => Rectangle[]>> = {
  // rows of slabs that face south, as in every residential quarter
  residential: (land) => grid(land, 3, 6, 62, 13),
  office: (land) => grid(land, 2, 2, 58, 44),
  school: ({ left, bottom, right, top }) => grid({ left, bottom: (bottom + top) / 2, right, top }, 2, 2, 80, 18),
  plant: (land) => grid(land, 2, 2, 112, 74),
  park: () => [],
}

/** Buildings of one size, evenly spread over a piece of land. */
function grid({ left, bottom, right, top }: Rectangle, columns: number, rows: number, width: number, height: number): Rectangle[] {
  const [stepX, stepY] = [(right - left) / columns, (top - bottom) / rows]
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [left + stepX * ((index % columns) + 0.5), bottom + stepY * (Math.floor(index / columns) + 0.5)]
    return { left: x - width / 2, bottom: y - height / 2, right: x + width / 2, top: y + height / 2 }
  })
}
