import type { Instant } from '../../instant'

/** Who owns and uses a building (spec 2 §4). */
export const OWNERSHIP = { soleOwnerSoleUser: '0', soleOwnerManyUsers: '1', manyOwnersManyUsers: '2' } as const
export type Ownership = (typeof OWNERSHIP)[keyof typeof OWNERSHIP]

/** All that is kept about a building (spec 2 §3, contract device 1.2). Areas in m², heights in m. */
export interface BuildingDetail {
  id: string
  name: string | null
  address: string | null
  addressDetail: string | null
  networkedUnitId: string | null
  contactName: string | null
  contactPhone: string | null
  /** 6 digits, GB/T 2260 */
  regionCode: string | null
  /** 3 digits, GB/T 10114 */
  streetCode: string | null
  road: string | null
  houseNumber: string | null
  block: string | null
  /** `lng,lat` as stored; null = not marked */
  coordinates: string | null
  completedAt: Instant | null
  height: number | null
  area: number | null
  footprintArea: number | null
  standardFloorArea: number | null
  floors: number | null
  floorArea: number | null
  undergroundFloors: number | null
  undergroundArea: number | null
  category: string | null
  structure: string | null
  fireResistance: string | null
  fireHazard: string | null
  inUse: boolean | null
  useType: string | null
  useKind: string | null
  ownership: Ownership | null
  maxOccupants: number | null
  hasControlRoom: boolean | null
  controlRoomPlace: string | null
  hasAutomaticFireProtection: boolean | null
  /** fire-fighting facilities: qualified or not */
  facilitiesQualified: boolean | null
  facilities: string | null
  refugeFloors: number | null
  refugeArea: number | null
  refugePlace: string | null
  lifts: number | null
  liftPlace: string | null
  nearbyBuildings: string | null
  geography: string | null
  updatedBy: string | null
  updatedAt: Instant | null
  createdBy: string | null
  createdAt: Instant | null
}

/** What a person may write: everything but the id and who wrote when. */
export type BuildingInput = Partial<Omit<BuildingDetail, 'id' | 'updatedBy' | 'updatedAt' | 'createdBy' | 'createdAt'>>
