import { integer, maxValue, minValue, nullable, number as numeric, object, optional, picklist, pipe, regex, string, transform, trim, type InferOutput } from 'valibot'
import { PLACEMENT } from '../../codes/placement'
import { SYSTEM_TYPE } from '../../codes/system-type'
import { codeOf, color, instant, nullableId, number, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import type { EntityRow } from '../crud'
import type { FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'

export const row = {
  name: from('sensorType', text),
  placement: from('type', codeOf(PLACEMENT)),
  /** on plans and in statistics, #RRGGBB; null: the usual colour */
  color: from('color', color),
  code: from('seriesCode', text),
  firmId: from('manufacturerId', nullableId),
  /** the manufacturer */
  firmName: from('sensorManufacturer', text),
  systemType: from('systemType', codeOf(SYSTEM_TYPE)),
  /** the name of the icon of such a device in lists */
  icon: from('icon', text),
  /** years after which a device is to be replaced */
  lifeSpanYears: from('lifeSpan', number),
  updatedAt: from('updTime', instant),
}

/** A series of devices. The deployed platform keeps name, placement and colour only (ADR 3). */
export type DeviceSeries = EntityRow<typeof row>

/** What a user may write of a series: the code is unique, the name is unique for each manufacturer (contract device 16, ADR 3). */
export const deviceSeriesInput = object({
  code: requiredText(20),
  name: requiredText(50),
  firmId: requiredText(20),
  systemType: optional(nullable(picklist(Object.values(SYSTEM_TYPE)))),
  placement: picklist(Object.values(PLACEMENT)),
  color: optional(nullable(pipe(string(), trim(), regex(/^(#[0-9a-f]{6})?$/i), transform((value) => value || null)))),
  icon: optionalText(30),
  lifeSpanYears: optional(nullable(pipe(numeric(), integer(), minValue(1), maxValue(50)))),
})
export type DeviceSeriesInput = InferOutput<typeof deviceSeriesInput>

export const filters = { name: 'typeName', code: 'seriesCode', firmId: 'manufacturerId', systemType: 'systemType', placement: 'type' }

/** `name` and `code` contain, the others are exact; all but `name` are applied by our server only. */
export type DeviceSeriesFilters = FilterValues<typeof filters>
