import type { BuildingDetail, Ownership } from '@smart-fire/api-client'
import { OWNERSHIP } from '@smart-fire/api-client/estate'
import { formatDate, formatDateTime } from '@smart-fire/ui'
import type { BuildingDetailMessages } from './building-detail.messages'
import type { BuildingFacts } from './building-detail.machine'
import { DISPLAY_LIMIT, withinLimit } from './display-limit'

type GroupId = keyof BuildingDetailMessages['groups']
type FieldId = keyof BuildingDetailMessages['fields']

/** One disabled field as it is shown. */
export interface BuildingField {
  id: FieldId
  text: string
  maxLength?: number
  unit?: string
  /** takes the whole line */
  wide?: boolean
}

export interface BuildingGroup {
  id: GroupId
  fields: BuildingField[]
}

/** Every field of a building (spec 2 §3), in groups. */
export function buildingGroups({ detail, unitName }: BuildingFacts, words: BuildingDetailMessages): BuildingGroup[] {
  const wording = wordingOf(words)
  return [
    { id: 'basic', fields: basic(detail, unitName, wording) },
    { id: 'place', fields: place(detail, words) },
    { id: 'scale', fields: scale(detail, words) },
    { id: 'use', fields: usage(detail, words) },
    { id: 'protection', fields: protection(detail, wording) },
    { id: 'refuge', fields: refuge(detail, words) },
    { id: 'record', fields: record(detail) },
  ]
}

type Wording = ReturnType<typeof wordingOf>

function wordingOf(words: BuildingDetailMessages) {
  const either = (value: boolean | null, yes: string, no: string) => (value === null ? '' : value ? yes : no)
  return {
    presence: (value: boolean | null) => either(value, words.present, words.absent),
    inUse: (value: boolean | null) => either(value, words.inUse, words.notInUse),
    qualified: (value: boolean | null) => either(value, words.qualified, words.unqualified),
  }
}

function basic(detail: BuildingDetail, unitName: string | null, wording: Wording): BuildingField[] {
  return [
    text('name', detail.name),
    text('unit', unitName ?? detail.networkedUnitId),
    text('inUse', wording.inUse(detail.inUse)),
    text('contactName', detail.contactName),
    text('contactPhone', detail.contactPhone),
    text('completedAt', detail.completedAt === null ? null : formatDate(detail.completedAt)),
  ]
}

function place(detail: BuildingDetail, words: BuildingDetailMessages): BuildingField[] {
  return [
    text('regionCode', detail.regionCode, DISPLAY_LIMIT.region),
    text('streetCode', detail.streetCode, DISPLAY_LIMIT.street),
    text('road', detail.road),
    text('houseNumber', detail.houseNumber),
    text('block', detail.block),
    text('gis', detail.coordinatesText === null ? words.unmarked : words.marked),
    wide('address', detail.address),
    wide('addressDetail', detail.addressDetail),
    wide('nearbyBuildings', detail.nearbyBuildings),
    wide('geography', detail.geography),
  ]
}

function scale(detail: BuildingDetail, words: BuildingDetailMessages): BuildingField[] {
  return [
    measure('height', detail.height, words.metres, DISPLAY_LIMIT.height),
    area('area', detail.area, words),
    area('footprintArea', detail.footprintArea, words),
    area('standardFloorArea', detail.standardFloorArea, words),
    measure('floors', detail.floors, words.storeys, DISPLAY_LIMIT.count),
    area('floorArea', detail.floorArea, words),
    measure('undergroundFloors', detail.undergroundFloors, words.storeys, DISPLAY_LIMIT.count),
    area('undergroundArea', detail.undergroundArea, words),
  ]
}

function usage(detail: BuildingDetail, words: BuildingDetailMessages): BuildingField[] {
  return [
    text('category', detail.category),
    text('structure', detail.structure),
    text('fireResistance', detail.fireResistance),
    text('fireHazard', detail.fireHazard),
    text('useType', detail.useType),
    text('useKind', detail.useKind),
    measure('maxOccupants', detail.maxOccupants, words.people, DISPLAY_LIMIT.occupants),
    wide('ownership', ownershipText(detail.ownership, words)),
  ]
}

function protection(detail: BuildingDetail, wording: Wording): BuildingField[] {
  return [
    text('hasControlRoom', wording.presence(detail.hasControlRoom)),
    // without a control room there is no place of one (spec 2 §4)
    text('controlRoomPlace', detail.hasControlRoom === false ? null : detail.controlRoomPlace),
    text('hasAutomaticFireProtection', wording.presence(detail.hasAutomaticFireProtection)),
    text('facilitiesQualified', wording.qualified(detail.facilitiesQualified)),
    wide('facilities', detail.facilities),
  ]
}

function refuge(detail: BuildingDetail, words: BuildingDetailMessages): BuildingField[] {
  return [
    measure('refugeFloors', detail.refugeFloors, words.storeys, DISPLAY_LIMIT.count),
    area('refugeArea', detail.refugeArea, words),
    text('refugePlace', detail.refugePlace),
    measure('lifts', detail.lifts, words.lifts, DISPLAY_LIMIT.count),
    text('liftPlace', detail.liftPlace),
  ]
}

function record(detail: BuildingDetail): BuildingField[] {
  return [
    text('createdBy', detail.createdBy),
    text('createdAt', detail.createdAt === null ? null : formatDateTime(detail.createdAt)),
    text('updatedBy', detail.updatedBy),
    text('updatedAt', detail.updatedAt === null ? null : formatDateTime(detail.updatedAt)),
  ]
}

function ownershipText(ownership: Ownership | null, words: BuildingDetailMessages): string | null {
  switch (ownership) {
    case null:
      return null
    case OWNERSHIP.soleOwnerSoleUser:
      return words.ownership.soleOwnerSoleUser
    case OWNERSHIP.soleOwnerManyUsers:
      return words.ownership.soleOwnerManyUsers
    case OWNERSHIP.manyOwnersManyUsers:
      return words.ownership.manyOwnersManyUsers
    default:
      return ownership satisfies never
  }
}

function text(id: FieldId, value: string | null, maxLength?: number): BuildingField {
  const shown = { id, text: withinLimit(value, maxLength) }
  return maxLength === undefined ? shown : { ...shown, maxLength }
}

function wide(id: FieldId, value: string | null): BuildingField {
  return { ...text(id, value), wide: true }
}

function measure(id: FieldId, value: number | null, unit: string, maxLength: number): BuildingField {
  return { id, text: withinLimit(value, maxLength), maxLength, ...(value === null ? {} : { unit }) }
}

function area(id: FieldId, value: number | null, { squareMetres }: BuildingDetailMessages): BuildingField {
  return measure(id, value, squareMetres, DISPLAY_LIMIT.area)
}
