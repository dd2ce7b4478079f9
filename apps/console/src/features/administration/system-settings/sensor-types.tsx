import { devices } from '@smart-fire/api-client/devices'
import { choices, column, filter, listScreen, partOf } from '../../../screens'
import * as words from './sensor-types.messages'

const systems = choices.loaded(async (client, signal) => (await client.abnormalRecords.channels({}, signal)).rows.map(({ id, name }) => ({ value: id, label: name ?? id })))

/** The models that the tenant's devices may be of, and what each measures (spec 1 §2 sysConfig, contract device 10, ADR 55). */
export const sensorTypes = listScreen({
  key: 'adminSys/sysConfig',
  words,
  calls: partOf(devices, 'sensorTypes'),
  filters: { equipmentType: filter.text(), model: filter.text(), channelId: filter.choice(systems) },
  columns: [
    column.text('equipmentType'),
    column.text('model', { copy: true, width: 150 }),
    column.text('manufacturer', { width: 150 }),
    column.text('channelName', { width: 130 }),
    column.list('points'),
    column.number('devices', { width: 130 }),
  ],
  nameOf: ({ equipmentType, model, id }) => [equipmentType, model].filter(Boolean).join(' ') || id,
  exports: true,
})
