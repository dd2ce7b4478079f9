import { CHANNEL, RECORD_KIND } from '@smart-fire/api-client'
import { devices, type ManagedDevice } from '@smart-fire/api-client/devices'
import { SensorRealtimePart } from '@smart-fire/dialogs/sensor-realtime'
import { column, detailScreen } from '../../../screens'
import { stateCell, stateText } from '../device-management/device-cells'
import { DeviceChanges } from '../device-management/device-changes'
import { DeviceRecords } from '../device-management/device-records'
import { deviceFileList } from '../device-papers/device-files'
import { maintenanceList } from '../device-papers/maintenance'
import { nameOfDevice } from './all-devices'
import * as words from './all-devices.messages'

interface Part {
  thing: ManagedDevice
}

const Live = ({ thing: { id, channelId } }: Part) => <SensorRealtimePart sensorId={id} channelId={channelId ?? CHANNEL.default} kind="device" />
const Records = ({ thing }: Part) => <DeviceRecords device={thing} kind={thing.channelId === CHANNEL.hydrant ? RECORD_KIND.hydrant : RECORD_KIND.general} />
const Changes = ({ thing }: Part) => <DeviceChanges device={thing} />

/** What names the device, and what decides who may write its papers. */
const paperScope = ({ id, channelId }: ManagedDevice) => ({ deviceId: id, channelId })

/** One device: its facts, live values with the curve, alarms, what was done to it, its files, and what users have changed (spec 1 §2 deviceManger/{id}, screens.md). */
export const devicePage = detailScreen<ManagedDevice>({
  key: 'adminSys/deviceManger',
  listTab: 'devices',
  words,
  load: (client, id, signal) => client.with(devices).get(id, signal),
  nameOf: nameOfDevice,
  live: true,
  sections: [
    {
      name: 'service',
      facts: [
        column.custom('state', stateCell, stateText), column.dateTime('lastReportAt'), column.text('stopReason'), column.dateTime('refusedAt'), column.dateTime('updatedAt'),
      ],
    },
    { name: 'device', facts: [column.text('sensorNumber', { copy: true }), column.text('channelName'), column.text('manufacturer'), column.text('equipmentType'), column.text('model')] },
    { name: 'place', facts: [column.text('buildingName'), column.floor('floor'), column.text('position', { copy: true }), column.code('marked')] },
  ],
  tabs: [
    { name: 'live', part: Live },
    { name: 'records', part: Records },
    { name: 'maintenance', content: maintenanceList, scopeOf: paperScope },
    { name: 'files', content: deviceFileList, scopeOf: paperScope },
    { name: 'changes', part: Changes },
  ],
})
