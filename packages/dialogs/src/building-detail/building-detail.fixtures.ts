import type { BuildingDetail } from '@smart-fire/api-client'
import { OWNERSHIP } from '@smart-fire/api-client/estate'
import { aBuilding, MOCK_NOW } from '@smart-fire/api-client/mock'
import type { BuildingDetailContext, BuildingFacts } from './building-detail.machine'

const WITHOUT_DETAILS: BuildingDetail = {
  id: '12',
  name: null,
  address: null,
  addressDetail: null,
  networkedUnitId: null,
  contactName: null,
  contactPhone: null,
  regionCode: null,
  streetCode: null,
  road: null,
  houseNumber: null,
  block: null,
  coordinates: null,
  coordinatesText: null,
  completedAt: null,
  height: null,
  area: null,
  footprintArea: null,
  standardFloorArea: null,
  floors: null,
  floorArea: null,
  undergroundFloors: null,
  undergroundArea: null,
  category: null,
  structure: null,
  fireResistance: null,
  fireHazard: null,
  inUse: null,
  useType: null,
  useKind: null,
  ownership: null,
  maxOccupants: null,
  hasControlRoom: null,
  controlRoomPlace: null,
  hasAutomaticFireProtection: null,
  facilitiesQualified: null,
  facilities: null,
  refugeFloors: null,
  refugeArea: null,
  refugePlace: null,
  lifts: null,
  liftPlace: null,
  nearbyBuildings: null,
  geography: null,
  updatedBy: null,
  updatedAt: null,
  createdBy: null,
  createdAt: null,
}

/** The building of the mock world. */
export function someFacts(changes: Partial<BuildingDetail> = {}): BuildingFacts {
  const { id, name, address, responsiblePerson, phone, floors, basements, detail } = aBuilding()
  return {
    detail: {
      ...WITHOUT_DETAILS,
      ...detail,
      coordinatesText: '118.796877,32.060255',
      id,
      name,
      address,
      contactName: responsiblePerson,
      contactPhone: phone,
      floors,
      undergroundFloors: basements,
      createdBy: '林晓东',
      createdAt: MOCK_NOW,
      ...changes,
    },
    unitName: '星河物业管理有限公司',
  }
}

export const bareFacts = (): BuildingFacts => ({ detail: WITHOUT_DETAILS, unitName: null })

/** A building with the other value of each yes-or-no field. */
export const otherFacts = () =>
  someFacts({
    hasControlRoom: false,
    controlRoomPlace: '1F 东侧大厅旁',
    hasAutomaticFireProtection: false,
    facilitiesQualified: false,
    inUse: false,
    ownership: OWNERSHIP.manyOwnersManyUsers,
    coordinates: null,
    coordinatesText: null,
  })

export function aDetailContext(facts: BuildingFacts | null = someFacts()): BuildingDetailContext {
  return { buildingId: '12', facts }
}
