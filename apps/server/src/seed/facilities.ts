import type { indoorFacilities, outdoorFacilities } from '../db/schema'
import type { Estate } from './buildings'
import { inspectionTypeRows } from './catalogue/inspection-types'
import type { City } from './city'
import { floorText, placesOf } from './placement'
import type { Random } from './random'

type IndoorRow = typeof indoorFacilities.$inferInsert
type OutdoorRow = typeof outdoorFacilities.$inferInsert
type House = Estate['houses'][number]

const DAY_MS = 86_400_000
/** of each tenant: enough to fill lists, routes and plans, and quick to insert */
const INSPECTED_HOUSES = 24

/** What stands on a floor: the number of its type, in what kind of room, and on every how many floors. */
const ON_FLOORS = [
  ['MHQ', 'corridor', 1], ['XHS', 'corridor', 1], ['YJD', 'fireDoor', 2], ['FHM', 'fireDoor', 3],
] as const
/** one in twelve is not yet marked on the plan */
const UNMARKED_SHARE = 1 / 12
const OUTSIDE = 'SWXHS'

/** What is inspected in the buildings of the city and along its roads; one in eight is overdue, and a few are under repair. */
export function facilityRows({ tenants, estate, hydrants }: Pick<City, 'tenants' | 'estate' | 'hydrants'>, now: number, random: Random): { indoor: IndoorRow[]; outdoor: OutdoorRow[] } {
  const types = new Map(inspectionTypeRows(tenants).map(({ id, tenantId, number, cycleDays }) => [`${tenantId}/${number ?? ''}`, { typeId: id ?? 0, cycleDays: cycleDays ?? 0 }]))
  const facts = (tenantId: string, type: string, series: '1' | '2', place: number) => {
    const { typeId, cycleDays } = types.get(`${tenantId}/${type}`) ?? { typeId: 0, cycleDays: 0 }
    const daysAgo = random.chance(0.125) ? cycleDays + random.int(1, 5) : random.int(0, cycleDays - 1)
    return {
      tenantId, typeId, number: `${series}${String(random.int(0, 999_999_999)).padStart(9, '0')}${String(place).padStart(6, '0')}`, status: random.chance(0.03) ? '1' as const : '0' as const,
      installedOn: `2024-${String(random.int(1, 12)).padStart(2, '0')}-15`, lastInspectedAt: new Date(now - daysAgo * DAY_MS - random.int(0, 20_000_000)),
    }
  }
  const inspected = tenants.flatMap(({ id }) => estate.houses.filter(({ row }) => row.tenantId === id).slice(0, INSPECTED_HOUSES))
  const spots = inspected.flatMap((house) => house.floors.flatMap((floor) => spotsOnFloor(house, floor, random.fork(`facilities ${house.row.id}/${floor}`))))
  return {
    indoor: spots.map(({ house, floor, type, spot, mark }, place) => ({ ...facts(house.row.tenantId, type, '1', place), ...personOf(house), buildingId: house.row.id, floor, position: `${floorText(floor)} ${spot.words}`, ...mark })),
    outdoor: hydrants.flatMap(({ tenantId, unitId, regionCode, area, coordinates, position }, place) =>
      (unitId == null ? [] : [{ ...facts(tenantId, OUTSIDE, '2', place), responsible: null, unitId, regionCode, area, coordinates, position }])),
  }
}

/** The facilities of a floor, each in a place of its own; on a floor with a picture most have their mark there. */
function spotsOnFloor(house: House, floor: number, random: Random) {
  const places = placesOf(house.planOf, [floor], random)
  return ON_FLOORS.filter(([, , every]) => Math.abs(floor) % every === 0).map(([type, mounting]) => {
    const spot = places.next(mounting)
    const isMarked = house.isDrawn(floor) && !random.chance(UNMARKED_SHARE)
    return { house, floor, type, spot, mark: isMarked ? { planX: spot.x, planY: spot.y } : { planX: null, planY: null } }
  })
}

const personOf = ({ row }: House) => ({ responsible: row.contactName ?? null })
