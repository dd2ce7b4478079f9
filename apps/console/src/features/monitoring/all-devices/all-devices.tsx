import { SENSOR_STATUS } from '@smart-fire/api-client'
import { devices, type ManagedDevice } from '@smart-fire/api-client/devices'
import { choices, column, filter, listScreen, onlyList, panel } from '../../../screens'
import { BUILDING_SECTIONS, VIDEO_SECTION } from '../sections'
import { stateCell, stateText, toneOf } from '../device-management/device-cells'
import * as words from './all-devices.messages'

const CHANNELS = new Set([...BUILDING_SECTIONS, VIDEO_SECTION].map(({ channelId }) => channelId))

/** The systems whose devices stand in buildings. */
const systems = choices.loaded(async (client, signal) =>
  (await client.abnormalRecords.channels({}, signal)).rows.filter(({ id }) => CHANNELS.has(id)).map(({ id, name }) => ({ value: id, label: name ?? id })))

export const nameOfDevice = ({ sensorNumber, equipmentType, id }: ManagedDevice) => [equipmentType, sensorNumber ?? id].filter(Boolean).join(' ')

/** The devices in buildings over all systems (screens.md deviceManger). They are changed on the screens of their systems, with the rights of those. */
export const allDevices = listScreen({
  key: 'adminSys/deviceManger',
  words,
  calls: onlyList(devices),
  live: true,
  filters: {
    sensorNumber: filter.text(),
    channelId: filter.choice(systems),
    status: filter.choice(choices.fixed(...Object.values(SENSOR_STATUS))),
    stopped: filter.flag(),
    marked: filter.flag(),
  },
  columns: [
    column.text('sensorNumber', { sort: true, copy: true, width: 190 }),
    column.custom('state', stateCell, stateText, { width: 128 }),
    column.text('channelName', { width: 120 }),
    column.text('equipmentType'),
    column.placeName('buildingName'),
    column.floor('floor', { sort: true }),
    column.position('position'),
    column.ago('lastReportAt', { sort: true, width: 130 }),
    column.code('marked', { width: 100 }),
    column.text('model', { width: 110, hidden: true }),
    column.text('manufacturer', { hidden: true }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: nameOfDevice,
  tone: toneOf,
  opens: 'open',
  acts: [panel<ManagedDevice>({ name: 'open', load: async () => (await import('./open-device')).OpenDevice })],
  exports: true,
})
