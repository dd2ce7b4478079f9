import { deviceSeries, deviceSeriesInput, PLACEMENT } from '@smart-fire/api-client/device-series'
import { firms } from '@smart-fire/api-client/firms'
import { choices, column, field, filter, listScreen } from '../../../screens'
import { everyRow } from '../../../lib/every-row'
import * as words from './device-series.messages'
import { placements, SERIES_COLUMNS, systemTypes } from './series-columns'

/** Every manufacturer: a file is imported by their names. */
const makers = choices.loaded(async (client, signal) =>
  (await everyRow((page) => client.with(firms).list({ ...page, sort: { field: 'name', direction: 'ascending' } }, signal))).map(({ id, name }) => ({ value: id, label: name ?? id })))
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
    ...SERIES_COLUMNS,
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
