import type { OutdoorSensor } from '@smart-fire/api-client/water'
import type { ScreenSample } from '../../../../testing/screen-sample'

const AT = Date.UTC(2026, 10, 18, 2)

export function anOutdoorSensor(changes: Partial<OutdoorSensor> = {}): OutdoorSensor {
  return {
    id: '71', version: '1', status: '2', sensorNumber: 'qy0000071', equipmentType: '智能消火栓监测终端', manufacturer: '清源水务', model: 'QY-XH6', channelId: '5', hydrantId: '3', hydrantName: '万诚路003号消火栓',
    battery: 3.42, batteryLow: false, signal: -87, installedBy: '周海', installedOn: '2026-03-12', installedNormal: true, stopped: false, stopReason: null, refusedAt: null, clockFault: false, lastReportAt: AT, updatedAt: AT, ...changes,
  }
}

export default {
  rows: [
    anOutdoorSensor(),
    anOutdoorSensor({ id: '72', sensorNumber: 'qy0000072', status: '0', hydrantName: '星港路004号消火栓', battery: 2.61, batteryLow: true, installedNormal: false }),
    anOutdoorSensor({ id: '73', sensorNumber: 'qy0000073', status: '3', hydrantId: null, hydrantName: null, battery: null, batteryLow: null, signal: null, installedBy: null, installedOn: null, installedNormal: null, stopped: true, stopReason: '未关联消火栓', refusedAt: AT }),
  ],
  round: {
    add: { sensorNumber: 'e2ewater1', hydrantId: '云栖路096号消火栓', manufacturer: '清源水务', equipmentType: '消火栓水压传感器', model: 'QY-YL2' },
    edit: { hydrantId: '和盛路095号消火栓' },
    find: 'sensorNumber',
  },
} satisfies ScreenSample<OutdoorSensor>
