import { deviceSeries, sensorModelInput } from '@smart-fire/api-client/device-series'
import { choices, column, field, filter, listScreen, partOf } from '../../../screens'
import { everyRow } from '../../../lib/every-row'
import { everyPoint } from '../every-point'
import * as words from './models.messages'

const DAY_S = 86_400

/** Every series: a file is imported by their names. */
const everySeries = choices.loaded(async (client, signal) => {
  const series = await everyRow((page) => client.with(deviceSeries).list({ ...page, sort: { field: 'name', direction: 'ascending' } }, signal))
  return series.map(({ id, name, code }) => ({ value: id, label: [name, code].filter(Boolean).join(' ') || id }))
})
const systems = choices.loaded(async (client, signal) => (await client.abnormalRecords.channels(signal)).rows.map(({ id, name }) => ({ value: id, label: name ?? id })))

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
    column.number('offlineSeconds', { width: 150 }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ model, id }) => model ?? id,
  form: {
    schema: sensorModelInput,
    fields: [
      field.choice('seriesId', everySeries), field.text('model'), field.choice('channelId', systems), field.number('offlineSeconds'), field.choice('pointIds', everyPoint, { several: true, wide: true }),
    ],
    start: { offlineSeconds: DAY_S },
  },
  exports: true,
})
