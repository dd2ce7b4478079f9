import type { ApiClient } from '@smart-fire/api-client'
import { deviceSeries, sensorModelInput } from '@smart-fire/api-client/device-series'
import { measuringPoints } from '@smart-fire/api-client/measuring-points'
import { choices, column, field, filter, listScreen, partOf } from '../../../screens'
import * as words from './models.messages'

const MOST_ROWS = 100
const DAY_S = 86_400

/** Every series: a file is imported by their names. */
async function allSeries(client: ApiClient, signal: AbortSignal) {
  const options: { value: string; label: string }[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { rows, total } = await client.with(deviceSeries).list({ page, limit: MOST_ROWS, sort: { field: 'name', direction: 'ascending' } }, signal)
    options.push(...rows.map(({ id, name, code }) => ({ value: id, label: [name, code].filter(Boolean).join(' ') || id })))
    last = Math.ceil(total / MOST_ROWS)
  }
  return options
}

const everySeries = choices.loaded(allSeries)
const systems = choices.loaded(async (client, signal) => (await client.abnormalRecords.channels(signal)).rows.map(({ id, name }) => ({ value: id, label: name ?? id })))
const points = choices.loaded(async (client, signal) => {
  const { rows } = await client.with(measuringPoints).list({ page: 1, limit: MOST_ROWS, sort: { field: 'code', direction: 'ascending' } }, signal)
  return rows.map(({ id, name, code }) => ({ value: id, label: [name, code].filter(Boolean).join(' ') }))
})

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
      field.choice('seriesId', everySeries), field.text('model'), field.choice('channelId', systems), field.number('offlineSeconds'), field.choice('pointIds', points, { several: true, wide: true }),
    ],
    start: { offlineSeconds: DAY_S },
  },
  exports: true,
})
