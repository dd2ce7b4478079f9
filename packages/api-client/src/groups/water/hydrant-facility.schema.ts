import { integer, maxValue, minValue, nullable, number as numeric, object, optional, picklist, pipe, string, transform, type InferOutput } from 'valibot'
import { coordinates, readCoordinates, writeCoordinates, type Coordinates } from '../../decoding/coordinates'
import { mapped, type Decoded } from '../../decoding/decoder'
import { reportUnreadable } from '../../decoding/reporting'
import { id, instant, isMissing, marked, nullableCount, nullableId, number, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { placeInput } from '../place-input'
import { codeOrText } from './code-or-text'
import {
  HYDRANT_TYPE, HYDRANT_TYPE_TEXT, OUTLET_TYPE, OUTLET_TYPE_TEXT, OUTLETS, OUTLETS_TEXT, WATER_PIPE, WATER_PIPE_TEXT, type HydrantType, type WaterPipe,
} from './water.codes'

const outletType = codeOrText(OUTLET_TYPE_TEXT)
/** Lists only say whether there is a place; the place itself comes beside it on our server, and in single rows (ADR 3). */
const isMarkWord = (value: unknown) => isMissing(value) || value === '已标记' || value === '未标记'

export const row = {
  name: from('hydrantName', text),
  /** the district, in words */
  area: from('area', text),
  /** GB/T 2260, six digits; null in lists of the deployed platform */
  regionCode: from('zxqy', text),
  /** its kind, for our server (ADR 3); null on others */
  facilityTypeId: from('facilityTypeId', nullableId),
  facilityTypeName: from('facilityTypeName', text),
  type: from('hydrantType', codeOrText(HYDRANT_TYPE_TEXT)),
  waterPipe: from('waterPipe', codeOrText(WATER_PIPE_TEXT)),
  outlets: from('outlet', codeOrText(OUTLETS_TEXT)),
  outletType1: from('outletTypeOne', outletType),
  /** diameters in millimetres */
  outletMm1: from('outletValueOne', number),
  outletType2: from('outletTypeTwo', outletType),
  outletMm2: from('outletValueTwo', number),
  outletType3: from('outletTypeThree', outletType),
  outletMm3: from('outletValueThree', number),
  /** metres; null: the usual one of its type */
  radius: from('protectionRadius', number),
  /** metres, of its type; null on servers that do not tell (ADR 3, 72) */
  usualRadius: from('defaultRadius', nullableCount),
  address: from('positionDescription', text),
  marked: from('gis', marked, () => true),
  coordinates: from(['gisPoint', 'gis'], coordinates, isMarkWord),
  /** the coordinates as they were sent, for the user who has to correct them; null without any */
  coordinatesText: from(['gisPoint', 'gis'], mapped(text, (written) => (isMarkWord(written) ? null : written)), isMarkWord),
  unitId: from('oid', nullableId),
  unitName: from(['oName', 'oname'], text),
  phone: from(['oPhone', 'ophone'], text),
  /** its sensors; null on servers that do not tell (ADR 3) */
  sensors: from('sensorCount', nullableCount),
  /** the worst state among its sensors; null without sensors, and on servers that do not tell (ADR 3) */
  worst: from('worstStatus', sensorStatus),
  updatedAt: from('updTime', instant),
}

/** A hydrant as it is managed (GET deviceHardwareFacilities/pageList, contract device 5). */
export type HydrantFacility = EntityRow<typeof row>

/** contract device 5: 0–999 millimetres */
const diameter = optional(nullable(pipe(numeric(), integer(), minValue(0), maxValue(999))))
const kindOfOutlet = optional(nullable(picklist(Object.values(OUTLET_TYPE))))

/** What a user may write of a hydrant: the name is unique, and each of its outlets has a type and a diameter (contract device 5). */
export const hydrantInput = object({
  name: requiredText(255),
  /** a code of GB/T 2260, chosen from those that the platform knows */
  regionCode: requiredText(20),
  facilityTypeId: optional(nullable(pipe(string(), transform((value) => value || null)))),
  type: picklist(Object.values(HYDRANT_TYPE)),
  waterPipe: picklist(Object.values(WATER_PIPE)),
  /** without one the usual radius of its type */
  radius: optional(nullable(pipe(numeric(), integer(), minValue(1), maxValue(9999)))),
  address: optionalText(255),
  coordinates: placeInput,
  unitId: optional(nullable(pipe(string(), transform((value) => value || null)))),
  /** none for a kind of facility without outlets */
  outlets: optional(nullable(picklist(Object.values(OUTLETS)))),
  outletType1: kindOfOutlet,
  outletMm1: diameter,
  outletType2: kindOfOutlet,
  outletMm2: diameter,
  outletType3: kindOfOutlet,
  outletMm3: diameter,
})

/** A new or changed hydrant. */
export type HydrantInput = InferOutput<typeof hydrantInput>

export const wire = { coordinates: to('gis', (place: Coordinates) => writeCoordinates(place)) }

export const filters = {
  name: 'hydrantName',
  regionCode: 'code',
  type: to<HydrantType>('hydrantType'),
  waterPipe: to<WaterPipe>('waterPipe'),
  marked: to<boolean>('gis'),
  /** applied by our server only (ADR 3) */
  unitId: 'oid',
  facilityTypeId: 'facilityTypeId',
}

/** `name` contains, `regionCode` is a district or all of a city or province, the others are exact. */
export type HydrantFilters = FilterValues<typeof filters>

/** A hydrant on the map (GET deviceHardwareFacilities/selectByHydrantNameLike, contract device 5). */
export type HydrantMarker = Decoded<typeof hydrantMarker>

export const hydrantMarker = mapped(
  shape({
    id: from('id', id),
    name: from('name', text),
    /** metres */
    radius: from('protectionRadius', number),
    /** the icon of its type, by name; null on servers that do not tell (ADR 3, 72) */
    icon: from('icon', text),
    x: from('gisx', text),
    y: from('gisy', text),
    /** fault or normal: an alarm alone leaves it normal (contract device 23.27) */
    status: from('status', sensorStatus),
    sensors: from('sensorCount', nullableCount),
    worst: from('worstStatus', sensorStatus),
  }),
  ({ x, y, ...marker }) => {
    const place = readCoordinates(`${x ?? ''},${y ?? ''}`)
    if (place === null && (x !== null || y !== null)) reportUnreadable('gisx|gisy')
    return { ...marker, coordinates: place }
  },
)

