import { OWNERSHIP } from '../../codes/ownership'
import { coordinates, writeCoordinates, type Coordinates } from '../../decoding/coordinates'
import { mapped, type Decoded } from '../../decoding/decoder'
import { codeOf, flag, id, instant, nullableId, number, readText, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

export { OWNERSHIP, type Ownership } from '../../codes/ownership'

/** All that the server keeps about a building (spec 2 §3, contract device 1.2). Areas in m², heights in m. */
export type BuildingDetail = Decoded<typeof buildingDetail>

/** What the mock keeps of a building: everything but the id and who wrote when. */
export type BuildingInput = Partial<Omit<BuildingDetail, 'id' | 'coordinatesText' | 'updatedBy' | 'updatedAt' | 'createdBy' | 'createdAt'>>

/** xfssIntact: 1 qualified, 2 not (spec 2 §4). */
const qualified = mapped(text, (code) => (code === '1' ? true : code === '2' ? false : null))

/** deviceBuilding/get; the first spelling is the one that the mock sends (contract device 0.5, 1.2). */
const fields = {
  id: from('id', id),
  name: from(['bname', 'bName'], text),
  address: from(['baddress', 'bAddress'], text),
  addressDetail: from('addressDetail', text),
  networkedUnitId: from('oid', nullableId),
  contactName: from('linkman', text),
  contactPhone: from('linkphone', text),
  /** 6 digits, GB/T 2260 */
  regionCode: from('zxqy', text),
  /** 3 digits, GB/T 10114 */
  streetCode: from('street', text),
  road: from('road', text),
  houseNumber: from('mnph', text),
  block: from('ldz', text),
  coordinates: from('gis', coordinates),
  /** the coordinates as they were sent; null = not marked */
  coordinatesText: from('gis', text),
  completedAt: from(['bTimeLong', 'btime'], instant),
  height: from('bhight', number),
  area: from('barea', number),
  footprintArea: from('bzdArea', number),
  standardFloorArea: from('bzcArea', number),
  floors: from('upFloor', number),
  floorArea: from('upFloorArea', number),
  undergroundFloors: from('underFloor', number),
  undergroundArea: from('underFloorArea', number),
  category: from('bstore', text),
  structure: from('bstrture', text),
  fireResistance: from('fireRate', text),
  fireHazard: from('fireDanger', text),
  inUse: from('bstate', flag),
  useType: from('useType', text),
  useKind: from('useKind', text),
  ownership: from('propertRight', codeOf(OWNERSHIP)),
  maxOccupants: from('mostworkerr', number),
  hasControlRoom: from('haveCtrlroom', flag),
  controlRoomPlace: from('ctrlroomPlace', text),
  hasAutomaticFireProtection: from('haveFireproof', flag),
  /** fire-fighting facilities: qualified or not */
  facilitiesQualified: from('xfssIntact', qualified),
  facilities: from('xfss', text),
  refugeFloors: from('refugeNumber', number),
  refugeArea: from('refugeArea', number),
  refugePlace: from('refugePlace', text),
  lifts: from('liftCount', number),
  liftPlace: from('liftPlace', text),
  nearbyBuildings: from('nearBuilding', text),
  geography: from('geogInfo', text),
  updatedBy: from('updUserName', text),
  updatedAt: from('updTime', instant),
  createdBy: from('crtUserName', text),
  createdAt: from('crtTime', instant),
}

const entity = shape(fields)

export const buildingDetail = mapped(
  entity,
  // a building without a control room shows no place of one (spec 2 §4)
  (building): Decoded<typeof entity> => (building.hasControlRoom === false ? { ...building, controlRoomPlace: null } : building),
)

/** A building as it is on the wire, for the mock. */
export function wireBuilding(input: BuildingInput & { id?: string }): Record<string, unknown> {
  const entries = Object.entries(input).flatMap(([name, value]) => {
    const wireName = Object.hasOwn(fields, name) ? fields[name as keyof typeof fields].names[0] : undefined
    return wireName === undefined || value === undefined ? [] : [[wireName, wireValue(wireName, value)] as const]
  })
  return Object.fromEntries(entries)
}

const NUMERIC_IDS = ['id', 'oid']

function wireValue(wireName: string, value: string | number | boolean | Coordinates | null): unknown {
  if (value !== null && typeof value === 'object') return writeCoordinates(value)
  if (typeof value === 'boolean') return value ? '1' : wireName === 'xfssIntact' ? '2' : '0'
  if (NUMERIC_IDS.includes(wireName) && /^\d{1,15}$/.test(readText(value) ?? '')) return Number(value)
  return value
}
