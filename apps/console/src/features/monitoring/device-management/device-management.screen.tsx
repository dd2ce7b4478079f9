import { SENSOR_STATUS } from '@smart-fire/api-client'
import { devices, deviceInput, removalInput, stopInput, type ManagedDevice } from '@smart-fire/api-client/devices'
import { choices, column, field, filter, formAct, isOnFloor, listScreen, loadDevicePlanEditor, panel, placeAct, places, question, removalForm, treeScreen } from '../../../screens'
import { BUILDING_SECTIONS, type SystemSection } from '../sections'
import { stateCell, stateText, toneOf } from './device-cells'
import { manufacturers, models, types, usedManufacturers, usedModels, usedTypes } from './device-choices'
import * as words from './device-management.messages'

/** The devices of a system by region, building and floor (spec 1 §2 fireDeviceManger, contract device 2.1, 2.4). */
function deviceManagement({ code, channelId }: SystemSection) {
  const key = `${code}/fireDeviceManger` as const
  return treeScreen({
    key,
    words,
    load: places.placeTree,
    scopeOf: places.scopeOfNode,
    content: listScreen({
      key,
      words,
      calls: devices,
      scopeOf: (id) => ({ channelId: id ?? channelId }),
      filters: {
        sensorNumber: filter.text(),
        manufacturer: filter.choice(usedManufacturers),
        equipmentType: filter.choice(usedTypes),
        model: filter.choice(usedModels),
        status: filter.choice(choices.fixed(...Object.values(SENSOR_STATUS))),
        stopped: filter.flag(),
        marked: filter.flag(),
      },
      columns: [
        column.text('sensorNumber', { sort: true, copy: true, width: 190 }),
        column.custom('state', stateCell, stateText, { width: 128 }),
        // the number, the state and the place stand in the narrow table beside the tree without scrolling
        column.placeName('buildingName'),
        column.floor('floor', { sort: true }),
        column.position('position'),
        column.text('equipmentType'),
        column.ago('lastReportAt', { sort: true, width: 130 }),
        column.code('marked', { width: 100 }),
        column.text('model', { width: 110, hidden: true }),
        column.text('manufacturer', { hidden: true }),
        column.dateTime('updatedAt', { sort: true, hidden: true }),
      ],
      nameOf: ({ sensorNumber, equipmentType, id }) => [equipmentType, sensorNumber ?? id].filter(Boolean).join(' '),
      tone: toneOf,
      form: {
        schema: deviceInput,
        fields: [
          field.text('sensorNumber'), field.choice('manufacturer', manufacturers), field.choice('equipmentType', types), field.choice('model', models),
          field.choice('buildingId', places.buildings), field.choice('floor', places.floors), field.textArea('position'),
        ],
        start: places.startAtNode,
      },
      removal: removalForm({
        form: { schema: removalInput, fields: [field.textArea('removalReason')], from: () => ({}) },
        run: (client, { id }: ManagedDevice, { removalReason }, signal) => client.with(devices).removeBecause(id, removalReason, signal),
      }),
      opens: 'open',
      acts: [
        panel({ name: 'open', load: async () => (await import('./device-panel')).DevicePanel }),
        placeAct<ManagedDevice>((client) => client.with(devices), ['sensorNumber', 'manufacturer', 'equipmentType', 'model', 'buildingId', 'floor']),
        panel<ManagedDevice>({ name: 'plan', element: 'btn_edit', when: isOnFloor, load: loadDevicePlanEditor<ManagedDevice> }),
        formAct({
          name: 'stop', element: 'btn_stop', when: ({ stopped }: ManagedDevice) => stopped !== true,
          form: { schema: stopInput, fields: [field.textArea('reason')], from: () => ({}) },
          run: (client, { id, version }: ManagedDevice, { reason }, signal) => client.with(devices).setStopped(id, { stopped: true, reason }, { version }, signal),
        }),
        question({
          name: 'allow', element: 'btn_stop', bulk: true, when: ({ stopped }: ManagedDevice) => stopped !== false,
          run: (client, { id, version }, signal) => client.with(devices).setStopped(id, { stopped: false }, { version }, signal),
        }),
      ],
      imports: deviceInput,
      exports: true,
    }),
  })
}

export default BUILDING_SECTIONS.map(deviceManagement)
