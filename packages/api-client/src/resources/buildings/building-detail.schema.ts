import { mapped } from '../../decoding/decoder'
import type { GenericSchema } from '../../decoding/valibot'
import { codeOf, flag, id, instant, nullableId, number, readText, text } from '../../decoding/scalars'
import { from, shape, type WireField } from '../../decoding/shape'
import { OWNERSHIP, type BuildingDetail, type BuildingInput } from './building-detail'

/** xfssIntact: 1 qualified, 2 not (spec 2 §4). */
const qualified = mapped(text, (code) => (code === '1' ? true : code === '2' ? false : null))

/** deviceBuilding/get, add, update; the first spelling is the one that is written (contract device 0.5, 1.2). */
const fields = {
  id: from('id', id),
  name: from(['bname', 'bName'], text),
  address: from(['baddress', 'bAddress'], text),
  addressDetail: from('addressDetail', text),
  networkedUnitId: from('oid', nullableId),
  contactName: from('linkman', text),
  contactPhone: from('linkphone', text),
  regionCode: from('zxqy', text),
  streetCode: from('street', text),
  road: from('road', text),
  houseNumber: from('mnph', text),
  block: from('ldz', text),
  coordinates: from('gis', text),
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
} satisfies { [K in keyof BuildingDetail]: WireField<BuildingDetail[K]> }

export const buildingDetail: GenericSchema<unknown, BuildingDetail> = mapped(
  shape(fields),
  // without a control room its place says nothing (spec 2 §4)
  (building) => (building.hasControlRoom === false ? { ...building, controlRoomPlace: null } : building),
)

/** A building as add and update take it. Ids that are numbers travel as numbers. */
export function wireBuilding(input: BuildingInput & { id?: string }): Record<string, unknown> {
  const entries = Object.entries(input).flatMap(([name, value]) => {
    const wireName = Object.hasOwn(fields, name) ? fields[name as keyof typeof fields].names[0] : undefined
    return wireName === undefined || value === undefined ? [] : [[wireName, wireValue(wireName, value)] as const]
  })
  return Object.fromEntries(entries)
}

const NUMERIC_IDS = ['id', 'oid']

function wireValue(wireName: string, value: string | number | boolean | null): unknown {
  if (typeof value === 'boolean') return value ? '1' : wireName === 'xfssIntact' ? '2' : '0'
  if (NUMERIC_IDS.includes(wireName) && /^\d{1,15}$/.test(readText(value) ?? '')) return Number(value)
  return value
}
