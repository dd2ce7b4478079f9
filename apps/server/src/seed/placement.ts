import type { Mounting } from './catalogue/sensor-types'
import { PLANS, type PlanKey } from './plans/catalogue'
import type { Plan, Space, Use } from './plans/plan'
import type { Random } from './random'

/** A place for a device: pixels of the picture, and in words. */
export interface Spot {
  x: number
  y: number
  words: string
}

const EVERYWHERE: readonly Use[] = [
  'office',
  'openOffice',
  'meeting',
  'shop',
  'dining',
  'ward',
  'clinic',
  'classroom',
  'lab',
  'bedroom',
  'living',
  'workshop',
  'storage',
  'parking',
  'lobby',
  'corridor',
  'lane',
]
const PLACES: Record<Exclude<Mounting, 'hydrant'>, readonly Use[]> = {
  ceiling: EVERYWHERE,
  corridor: ['corridor', 'lobby', 'lane'],
  kitchen: ['kitchen', 'dining', 'lab'],
  switchgear: ['switchgear', 'equipment'],
  control: ['control', 'switchgear', 'equipment', 'pump'],
  fireDoor: ['stair'],
  water: ['pump', 'toilet', 'corridor', 'lane'],
  climate: ['storage', 'lab', 'switchgear', 'openOffice', 'ward', 'bedroom', 'classroom'],
}
/** places whose name contains their side already */
const LONG_USES: ReadonlySet<Use> = new Set(['corridor', 'lane'])
const STEP_PX = 30
const MARGIN_PX = 15
const ATTEMPTS = 60

const cache = new Map<string, readonly Spot[]>()

/** Every place of a drawing where such a device can be installed. */
function spotsOf(key: PlanKey, mounting: Mounting): readonly Spot[] {
  const name = `${key}/${mounting}`
  const known = cache.get(name)
  if (known) return known
  const plan: Plan = PLANS[key]
  const uses = PLACES[mounting === 'hydrant' ? 'corridor' : mounting]
  const spots = plan.spaces.filter((space) => uses.includes(space.use)).flatMap(spotsIn)
  cache.set(name, spots)
  return spots
}

function spotsIn(space: Space): Spot[] {
  const columns = Math.max(1, Math.floor((space.w - 2 * MARGIN_PX) / STEP_PX) + 1)
  const rows = Math.max(1, Math.floor((space.h - 2 * MARGIN_PX) / STEP_PX) + 1)
  const left = space.x + (space.w - (columns - 1) * STEP_PX) / 2
  const top = space.y + (space.h - (rows - 1) * STEP_PX) / 2
  return Array.from({ length: columns * rows }, (_, index) => {
    const [x, y] = [left + (index % columns) * STEP_PX, top + Math.floor(index / columns) * STEP_PX]
    return { x, y, words: `${space.name}${cornerOf(space, x, y)}` }
  })
}

/** In a big room the position contains the side: 东北角, 南侧 … */
function cornerOf(space: Space, x: number, y: number): string {
  if (space.w * space.h < 16_000 || LONG_USES.has(space.use)) return ''
  const third = (value: number, from: number, length: number, low: string, high: string) =>
    value < from + length / 3 ? low : value > from + (length * 2) / 3 ? high : ''
  const [ns, ew] = [third(y, space.y, space.h, '北', '南'), third(x, space.x, space.w, '西', '东')]
  if (ns && ew) return `${ew}${ns}角`
  return ns || ew ? `${ns}${ew}侧` : '中部'
}

export const floorText = (floor: number): string => `${floor}F`

/** Hands out the places of a building, each once. */
export function placesOf(planOf: (floor: number) => PlanKey, floors: readonly number[], random: Random) {
  const used = new Set<string>()
  const weighted = floors.map((floor) => [floor, floor === 1 || floor === -1 ? 2.5 : 1] as const)
  const suited = new Map<Mounting, typeof weighted>()
  const floorsFor = (mounting: Mounting) => {
    const known = suited.get(mounting) ?? weighted.filter(([floor]) => spotsOf(planOf(floor), mounting).length > 0)
    suited.set(mounting, known)
    return known.length > 0 ? known : weighted
  }
  return {
    next(mounting: Mounting): Spot & { floor: number } {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        // when all places of its kind are taken, the device goes to a room or a corridor
        const kind = attempt < ATTEMPTS / 2 ? mounting : 'ceiling'
        const floor = random.weighted(floorsFor(kind))
        const spots = spotsOf(planOf(floor), kind)
        const spot = spots.length > 0 ? random.pick(spots) : undefined
        const key = `${floor}:${spot?.x}:${spot?.y}`
        if (!spot || used.has(key)) continue
        used.add(key)
        return { ...spot, floor }
      }
      throw new Error('a building without a free place for a device')
    },
  }
}
