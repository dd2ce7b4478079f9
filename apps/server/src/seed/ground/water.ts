import { degreesOf, extentOf, type Degrees } from './frame'

const EAST_BANK = '339901'
const HALF_WIDTH = 130
const BEND = 40
const STEP = 200
const [SOURCE, MOUTH] = [5200, -7800]

/** The river runs along the western edge of the east bank into the sea: its middle, from north to south, in metres of that district. */
const middle = (y: number) => -extentOf(EAST_BANK).width - 270 + BEND * Math.sin(y / 800)
const COURSE = Array.from({ length: (SOURCE - MOUTH) / STEP + 1 }, (_, step) => SOURCE - step * STEP)

export const RIVER: Degrees[] = [
  ...COURSE.map((y) => degreesOf(EAST_BANK, [middle(y) - HALF_WIDTH, y])),
  ...COURSE.toReversed().map((y) => degreesOf(EAST_BANK, [middle(y) + HALF_WIDTH, y])),
]

/** The coast in the south, from west to east, closed far out at sea. */
export const SEA: Degrees[] = [
  [120.5, 30.183], [120.56, 30.185], [120.6, 30.184], [120.63, 30.187], [120.65, 30.193], [120.67, 30.1985], [120.69, 30.199],
  [120.71, 30.2005], [120.73, 30.208], [120.745, 30.22], [120.76, 30.228], [120.8, 30.235], [120.8, 30.1], [120.5, 30.1],
]

export const WATER_NAMES: readonly { name: string; at: Degrees }[] = [
  { name: '澜江', at: degreesOf(EAST_BANK, [middle(900), 900]) },
  { name: '澜江', at: degreesOf(EAST_BANK, [middle(-3800), -3800]) },
  { name: '云澜湾', at: [120.68, 30.188] },
]
