import type { ApiClient } from '@smart-fire/api-client'
import { deviceSeries, deviceSeriesInput, PLACEMENT, SYSTEM_TYPE } from '@smart-fire/api-client/device-series'
import { firms } from '@smart-fire/api-client/firms'
import { choices, column, field, filter, listScreen } from '../../../screens'
import * as words from './device-series.messages'

const MOST_ROWS = 100

/** Every manufacturer: a file is imported by their names. */
async function allFirms(client: ApiClient, signal: AbortSignal) {
  const options: { value: string; label: string }[] = []
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { rows, total } = await client.with(firms).list({ page, limit: MOST_ROWS, sort: { field: 'name', direction: 'ascending' } }, signal)
    options.push(...rows.map(({ id, name }) => ({ value: id, label: name ?? id })))
    last = Math.ceil(total / MOST_ROWS)
  }
  return options
}

const makers = choices.loaded(allFirms)
const systemTypes = choices.fixed(...Object.values(SYSTEM_TYPE))
const placements = choices.fixed(...Object.values(PLACEMENT))
const icons = choices.fixed('smoke', 'heat', 'button', 'sounder', 'gas', 'electrical', 'power', 'door', 'water', 'camera', 'sensor')

/** Series of manufacturers, to which the models of devices belong (spec 1 §2 deviceSeries, contract device 16). One that has models cannot be deleted. */
export const series = listScreen({
  key: 'adminSys/deviceSeries',
  words,
  calls: deviceSeries,
  filters: {
    name: filter.text(), code: filter.text(), firmId: filter.choice(makers), systemType: filter.choice(systemTypes), placement: filter.choice(placements),
  },
  columns: [
    column.text('code', { sort: true, copy: true, width: 160 }),
    column.text('name', { sort: true }),
    column.text('firmName'),
    column.code('systemType', { width: 180 }),
    column.code('placement', { width: 100 }),
    column.code('icon'),
    column.number('lifeSpanYears', { sort: true, width: 110 }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name, code, id }) => name ?? code ?? id,
  form: {
    schema: deviceSeriesInput,
    fields: [
      field.text('code'), field.text('name'), field.choice('firmId', makers), field.choice('systemType', systemTypes), field.choice('placement', placements),
      field.choice('icon', icons), field.number('lifeSpanYears'), field.color('color'),
    ],
    start: { placement: PLACEMENT.indoor },
  },
  imports: deviceSeriesInput,
  exports: true,
})
