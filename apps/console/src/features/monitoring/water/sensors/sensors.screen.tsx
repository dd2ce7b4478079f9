import { SENSOR_STATUS } from '@smart-fire/api-client'
import { devices, stopInput } from '@smart-fire/api-client/devices'
import { estate } from '@smart-fire/api-client/estate'
import { installationInput, outdoorSensorInput, water, type OutdoorSensor } from '@smart-fire/api-client/water'
import { choices, column, field, filter, formAct, listScreen, panel, partOf, places, question } from '../../../../screens'
import { manufacturers, models, types } from '../../device-management/device-choices'
import { hydrantNames } from '../hydrants/hydrant-choices'
import { batteryCell, batteryText, edgeTone, isLinked, sensorName, stateCell, stateText } from './sensor-cells'
import * as words from './sensors.messages'

const HYDRANT_CHANNEL = '5'

/** For filters: what occurs among the sensors of hydrants. */
const inUse = (pick: 'manufacturers' | 'equipmentTypes') =>
  choices.loaded(async (client, signal) => (await client.with(estate).inventory.outdoorFilters(signal))[pick].map((name) => ({ value: name, label: name })))

/** The sensors of hydrants: which one stands where, who installed it, and its first data (spec 1 §2 hardware implementation, contract device 2.1, 2.4). */
export default listScreen({
  key: 'hydrant/hardwareSet',
  words,
  calls: partOf(water, 'sensors'),
  scopeOf: (id) => ({ channelId: id ?? HYDRANT_CHANNEL }),
  live: true,
  filters: {
    sensorNumber: filter.text(),
    hydrantId: filter.choice(hydrantNames),
    regionCode: filter.choice(places.districts),
    status: filter.choice(choices.fixed(...Object.values(SENSOR_STATUS))),
    linked: filter.flag(),
    equipmentType: filter.choice(inUse('equipmentTypes')),
    manufacturer: filter.choice(inUse('manufacturers')),
  },
  columns: [
    column.text('sensorNumber', { sort: true, copy: true, width: 190 }),
    column.custom('state', stateCell, stateText, { width: 128 }),
    column.text('hydrantName', { sort: true }),
    column.text('equipmentType'),
    column.text('model', { width: 100 }),
    column.text('manufacturer', { width: 104 }),
    column.custom('battery', batteryCell, batteryText, { width: 124 }),
    column.number('signal', { width: 104 }),
    column.text('installedBy', { width: 96 }),
    column.date('installedOn'),
    column.code('installedNormal', { width: 104, tones: { true: 'normal', false: 'fault' } }),
    column.ago('lastReportAt', { sort: true, width: 130 }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: sensorName,
  tone: edgeTone,
  form: {
    schema: outdoorSensorInput,
    fields: [field.text('sensorNumber'), field.choice('hydrantId', hydrantNames), field.choice('manufacturer', manufacturers), field.choice('equipmentType', types), field.choice('model', models)],
  },
  opens: 'open',
  acts: [
    panel<OutdoorSensor>({ name: 'open', load: async () => (await import('./sensor-panel')).SensorPanel }),
    formAct({
      name: 'report', element: 'btn_edit', when: isLinked,
      form: {
        schema: installationInput,
        fields: [field.text('person'), field.date('installedOn'), field.choice('result', choices.fixed('1', '0')), field.textArea('remark')],
        from: () => ({}),
      },
      run: (client, { id }: OutdoorSensor, input, signal) => client.with(water).sensors.report(id, input, signal),
    }),
    question<OutdoorSensor>({
      name: 'unlink', element: 'btn_edit', danger: true, when: isLinked,
      run: (client, { id, version }, signal) => client.with(water).sensors.unlink(id, { version }, signal),
    }),
    formAct({
      name: 'stop', element: 'btn_stop', when: (sensor: OutdoorSensor) => isLinked(sensor) && sensor.stopped !== true,
      form: { schema: stopInput, fields: [field.textArea('reason')], from: () => ({}) },
      run: (client, { id, version }: OutdoorSensor, { reason }, signal) => client.with(devices).setStopped(id, { stopped: true, reason }, { version }, signal),
    }),
    question<OutdoorSensor>({
      name: 'allow', element: 'btn_stop', bulk: true, when: (sensor) => isLinked(sensor) && sensor.stopped !== false,
      run: (client, { id, version }, signal) => client.with(devices).setStopped(id, { stopped: false }, { version }, signal),
    }),
  ],
  kept: true,
  imports: outdoorSensorInput,
  exports: true,
})
