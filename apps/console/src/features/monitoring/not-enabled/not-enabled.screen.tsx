import { SENSOR_STATUS, type ApiGroup } from '@smart-fire/api-client'
import { devices, type DeviceCalls, type ManagedDevice } from '@smart-fire/api-client/devices'
import { StatusBadge } from '@smart-fire/ui'
import { choiceName, choices, column, filter, listScreen, panel, question, type ScreenWords } from '../../../screens'
import { floorText } from '../device-management/device-cells'
import { readinessOf } from './enabling'
import * as words from './not-enabled.messages'

const channels = choices.loaded(async (client, signal) =>
  (await client.abnormalRecords.channels(signal)).rows.map(({ id, name }) => ({ value: id, label: name ?? id })))

/** The list without the acts of device management: nothing is added, changed or deleted here. */
const notEnabledDevices: ApiGroup<'notEnabledDevices', Pick<DeviceCalls, 'list'>> = { name: 'notEnabledDevices', calls: (http) => ({ list: devices.calls(http).list }) }

const stateOf = ({ stopped, refusedAt }: ManagedDevice) => (stopped ? (refusedAt === null ? 'stopped' : 'refused') : 'waiting')
const stateText = (device: ManagedDevice, texts: ScreenWords) => choiceName(texts, 'state', stateOf(device))
const readyText = (device: ManagedDevice, texts: ScreenWords) => choiceName(texts, 'ready', readinessOf(device))

/** All devices of buildings that are not enabled, of every system, with what each still needs and the act that enables it (spec 2 §2.4). */
export default listScreen({
  key: 'gailan/notEnabled',
  words,
  calls: notEnabledDevices,
  scopeOf: () => ({ status: SENSOR_STATUS.notEnabled }),
  filters: {
    channelId: filter.choice(channels),
    sensorNumber: filter.text(),
    stopped: filter.flag(),
    marked: filter.flag(),
  },
  columns: [
    column.text('sensorNumber', { sort: true, copy: true, width: 178 }),
    column.custom('state', (device: ManagedDevice, texts) => <StatusBadge tone={stateOf(device) === 'refused' ? 'fault' : 'notEnabled'} size="sm">{stateText(device, texts)}</StatusBadge>, stateText, { width: 128 }),
    column.custom('ready', readyText, readyText, { width: 160 }),
    column.text('equipmentType'),
    column.text('channelName', { width: 100 }),
    column.text('buildingName'),
    column.custom('floor', floorText, floorText, { sort: true, width: 76 }),
    column.text('position'),
    column.code('marked', { width: 92 }),
    column.ago('lastReportAt', { sort: true, width: 130 }),
    column.text('model', { hidden: true }),
    column.text('manufacturer', { hidden: true }),
    column.text('stopReason', { hidden: true }),
  ],
  nameOf: ({ sensorNumber, equipmentType, id }) => [equipmentType, sensorNumber ?? id].filter(Boolean).join(' '),
  // a device whose alarms are refused is abnormal
  tone: (device) => (stateOf(device) === 'refused' ? 'fault' : undefined),
  opens: 'open',
  acts: [
    panel({ name: 'open', load: async () => (await import('../device-management/device-panel')).DevicePanel }),
    question({
      name: 'enable', element: 'btn_enable', bulk: true, when: (device: ManagedDevice) => readinessOf(device) === 'ready',
      run: (client, { id, version }, signal) => client.with(devices).enable(id, { version }, signal),
    }),
  ],
  live: true,
  exports: true,
})
