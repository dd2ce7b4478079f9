import { array, check, integer, maxValue, minValue, nullable, number as numeric, object, optional, picklist, pipe, regex, string, transform, trim, type InferOutput } from 'valibot'
import { coordinates, writeCoordinates, type Coordinates } from '../../decoding/coordinates'
import type { Decoded } from '../../decoding/decoder'
import { everyItem } from '../../decoding/items'
import { codeOf, count, flag, floorNumber, id, instant, nullableCount, nullableId, number, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { wireId } from '../../decoding/wire-input'
import { OWNERSHIP } from '../../resources/for-groups'
import type { EntityRow } from '../crud'
import { to } from '../crud-wire'
import { day, optionalDay, writeDay } from '../day-input'
import { optionalText, requiredText } from '../inputs'
import { placeInput } from '../place-input'
import { FACILITY_CONDITION, YES_NO } from './building.codes'

const yesNo = codeOf(YES_NO)

export const row = {
  name: from(['bname', 'bName'], text),
  networkedUnitId: from('oid', nullableId),
  /** null on servers that do not tell (ADR 3) */
  unitName: from('oname', text),
  category: from('bstore', text),
  useType: from('useType', text),
  useKind: from('useKind', text),
  inUse: from('bstate', yesNo),
  ownership: from('propertRight', codeOf(OWNERSHIP)),
  contactName: from('linkman', text),
  contactPhone: from('linkphone', text),
  /** `yyyy-MM-dd` */
  completedOn: from(['bTimeLong', 'btime'], day),
  /** GB/T 2260, six digits */
  regionCode: from('zxqy', text),
  /** GB/T 10114, three digits */
  streetCode: from('street', text),
  road: from('road', text),
  houseNumber: from('mnph', text),
  block: from('ldz', text),
  address: from(['baddress', 'bAddress'], text),
  addressDetail: from('addressDetail', text),
  coordinates: from('gis', coordinates),
  floors: from('upFloor', nullableCount),
  basements: from('underFloor', nullableCount),
  /** metres */
  height: from('bhight', number),
  /** square metres, as the other areas */
  area: from('barea', number),
  footprintArea: from('bzdArea', number),
  standardFloorArea: from('bzcArea', number),
  upperArea: from('upFloorArea', number),
  basementArea: from('underFloorArea', number),
  structure: from('bstrture', text),
  structureDetail: from('bstrture1', text),
  maxOccupants: from('mostworkerr', nullableCount),
  liftCount: from('liftCount', nullableCount),
  liftPlace: from('liftPlace', text),
  fireResistance: from('fireRate', text),
  fireHazard: from('fireDanger', text),
  automaticProtection: from('haveFireproof', yesNo),
  facilities: from('xfss', text),
  otherFacilities: from('xfssOther', text),
  facilityCondition: from('xfssIntact', codeOf(FACILITY_CONDITION)),
  controlRoom: from('haveCtrlroom', yesNo),
  controlRoomPlace: from('ctrlroomPlace', text),
  refugeFloors: from('refugeNumber', nullableCount),
  refugeArea: from('refugeArea', number),
  refugePlace: from('refugePlace', text),
  nearbyBuildings: from('nearBuilding', text),
  surroundings: from('geogInfo', text),
  /** devices and points of fire hosts in it, and its floors with a plan; null on servers that do not tell (ADR 3) */
  deviceCount: from('deviceCount', nullableCount),
  planCount: from('planCount', nullableCount),
  updatedAt: from('updTime', instant),
}

/** A building as it is managed (contract device 1.2). */
export type ManagedBuilding = EntityRow<typeof row>

const optionalCode = <const Code extends string>(codes: Readonly<Record<string, Code>>) => optional(nullable(picklist(Object.values(codes))))
const whole = (most: number) => pipe(numeric(), integer(), minValue(0), maxValue(most))
const optionalWhole = (most: number) => optional(nullable(whole(most)))
const optionalNumber = (most: number) => optional(nullable(pipe(numeric(), minValue(0), maxValue(most))))
const area = optionalNumber(99_999_999.99)

/** What a user may write of a building; the name is unique within the tenant (contract device 1.1). */
export const managedBuildingInput = object({
  name: requiredText(200),
  networkedUnitId: optional(nullable(string())),
  category: optionalText(20),
  useType: optionalText(10),
  useKind: optionalText(200),
  inUse: optionalCode(YES_NO),
  ownership: optionalCode(OWNERSHIP),
  contactName: optionalText(50),
  contactPhone: optionalText(50),
  completedOn: optionalDay,
  regionCode: pipe(string(), trim(), regex(/^\d{6}$/)),
  streetCode: optional(nullable(pipe(string(), trim(), regex(/^(\d{3})?$/), transform((value) => value || null)))),
  road: optionalText(60),
  houseNumber: optionalText(20),
  block: optionalText(20),
  address: optionalText(200),
  addressDetail: optionalText(200),
  coordinates: placeInput,
  floors: whole(200),
  basements: whole(20),
  height: optionalNumber(9999.99),
  area,
  footprintArea: area,
  standardFloorArea: area,
  upperArea: area,
  basementArea: area,
  structure: optionalText(20),
  structureDetail: optionalText(100),
  maxOccupants: optionalWhole(9_999_999),
  liftCount: optionalWhole(999),
  liftPlace: optionalText(200),
  fireResistance: optionalText(10),
  fireHazard: optionalText(20),
  automaticProtection: optionalCode(YES_NO),
  facilities: optionalText(255),
  otherFacilities: optionalText(200),
  facilityCondition: optionalCode(FACILITY_CONDITION),
  controlRoom: optionalCode(YES_NO),
  controlRoomPlace: optionalText(100),
  refugeFloors: optionalWhole(999),
  refugeArea: area,
  refugePlace: optionalText(200),
  nearbyBuildings: optionalText(500),
  surroundings: optionalText(200),
})

/** A new or changed building. */
export type ManagedBuildingInput = InferOutput<typeof managedBuildingInput>

/** How input fields are sent whose wire form differs. */
export const wire = {
  networkedUnitId: to('oid', (unit: string) => wireId(unit)),
  coordinates: to('gis', (place: Coordinates) => writeCoordinates(place)),
  completedOn: to('bTimeLong', writeDay),
}

/** A floor of a building, what stands on it, and its plan; our server (ADR 3). */
export type BuildingFloor = Decoded<typeof buildingFloor>

const buildingFloor = shape({
  floor: from('floor', floorNumber),
  name: from('name', text),
  hasPlan: from('hasPlan', flag),
  hasDraft: from('hasDraft', flag),
  /** devices with a mark on the plan */
  placed: from('placed', count),
  unplaced: from('unplaced', count),
})

/** The floors of a building from the top down, and its version. */
export type BuildingFloors = Decoded<typeof buildingFloors>

export const buildingFloors = shape({
  id: from('id', id),
  version: from('version', nullableId),
  floors: from('floors', everyItem(buildingFloor)),
})

const MOST_NAMES = 220

/** The names of the floors that have one; a floor is named once. */
export const floorNamesInput = object({
  names: pipe(
    array(object({ floor: pipe(numeric(), integer()), floorName: requiredText(50) })),
    check((names) => names.length <= MOST_NAMES && new Set(names.map(({ floor }) => floor)).size === names.length),
  ),
})

/** Names of floors. */
export type FloorNamesInput = InferOutput<typeof floorNamesInput>
