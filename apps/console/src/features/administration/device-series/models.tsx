import { deviceSeries, sensorModelInput, type SensorModel } from '@smart-fire/api-client/device-series'
import { NO_VALUE } from '@smart-fire/ui'
import { choices, column, field, filter, listScreen, partOf, type ScreenWords } from '../../../screens'
import { everyRow } from '../../../lib/every-row'
import { everyPoint } from '../every-point'
import * as words from './models.messages'
import { SecondsInWords, TypedSeconds } from './seconds-in-words'

const MINUTE_S = 60
const DAY_S = 86_400

/** Every series: a file is imported by their names. */
const everySeries = choices.loaded(async (client, signal) => {
  const series = await everyRow((page) => client.with(deviceSeries).list({ ...page, sort: { field: 'name', direction: 'ascending' } }, signal))
  return series.map(({ id, name, code }) => ({ value: id, label: [name, code].filter(Boolean).join(' ') || id }))
})
const systems = choices.loaded(async (client, signal) => (await client.abnormalRecords.channels({}, signal)).rows.map(({ id, name }) => ({ value: id, label: name ?? id })))

/** In files, as it is typed. */
const offlineText = ({ offlineSeconds }: SensorModel, { units }: ScreenWords) => (offlineSeconds === null ? '' : `${offlineSeconds / MINUTE_S} ${units?.['offlineSeconds'] ?? ''}`.trim())

/** The models of all series, and what each measures. One that has devices keeps its points and cannot be deleted (contract device 10, ADR 71). */
export const models = listScreen({
  key: 'adminSys/deviceSeries',
  words,
  calls: partOf(deviceSeries, 'models'),
  filters: { model: filter.text(), seriesId: filter.choice(everySeries), channelId: filter.choice(systems) },
  columns: [
    column.text('model', { sort: true, copy: true, width: 180 }),
    column.text('seriesName'),
    column.text('channelName', { width: 140 }),
    column.list('points'),
    column.custom('offlineSeconds', ({ offlineSeconds }: SensorModel) => (offlineSeconds === null ? NO_VALUE : <SecondsInWords seconds={offlineSeconds} />), offlineText, { width: 150 }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ model, id }) => model ?? id,
  form: {
    schema: sensorModelInput,
    fields: [
      field.choice('seriesId', everySeries), field.text('model'), field.choice('channelId', systems), field.number('offlineSeconds', { scale: MINUTE_S, aside: TypedSeconds }), field.choice('pointIds', everyPoint, { several: true, wide: true }),
    ],
    start: { offlineSeconds: DAY_S },
  },
  exports: true,
})
