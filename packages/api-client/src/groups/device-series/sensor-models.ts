import { array, integer, maxLength, maxValue, minLength, minValue, number as numeric, object, pipe, string, type InferOutput } from 'valibot'
import { idList } from '../../decoding/id-list'
import { instant, nullableCount, nullableId, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import { texts } from '../../decoding/text-list'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import { to, type FilterValues } from '../crud-wire'
import { requiredText } from '../inputs'

const MOST_POINTS = 50

const row = {
  seriesId: from('seriesId', nullableId),
  seriesName: from('sensorType', text),
  model: from('model', text),
  channelId: from('channelId', nullableId),
  channelName: from('channelName', text),
  /** ids of its measuring points, in the order of a reading; null: they could not be read */
  pointIds: from('measuringPointIds', idList),
  /** their names */
  points: from('measuringPoints', texts),
  /** seconds without data after which a device counts as offline */
  offlineSeconds: from('offlineSeconds', nullableCount),
  updatedAt: from('updTime', instant),
}

/** A model of a series: what devices of it measure (our server only, ADR 71). */
export type SensorModel = EntityRow<typeof row>

/** What a user may write of a model: its name is unique in its series. A model that devices have keeps its system and its points; new points follow them. */
export const sensorModelInput = object({
  seriesId: requiredText(20),
  model: requiredText(50),
  channelId: requiredText(20),
  pointIds: pipe(array(string()), minLength(1), maxLength(MOST_POINTS)),
  offlineSeconds: pipe(numeric(), integer(), minValue(60), maxValue(2_592_000)),
})
export type SensorModelInput = InferOutput<typeof sensorModelInput>

const filters = { model: 'model', seriesId: 'seriesId', channelId: 'channelId' }

/** `model` contains, the others are exact. */
export type SensorModelFilters = FilterValues<typeof filters>

/** Models of devices, sorted by `model` and `updatedAt`. One that devices have stays. */
export type SensorModelCalls = Crud<SensorModel, SensorModelInput, SensorModelFilters>

export const sensorModels = crud({
  base: '/api/device/deviceSensorModel', row, input: sensorModelInput, filters,
  wire: { pointIds: to('measuringPointIds', (ids: readonly string[]) => ids.join(',')) },
})
