import type { DeviceSeries } from '@smart-fire/api-client/device-series'
import type { SensorType } from '@smart-fire/api-client/devices'
import { aDeviceSeries } from '../device-series/device-series.sample'

export const deviceTypeRows: readonly DeviceSeries[] = [
  aDeviceSeries(),
  aDeviceSeries({ id: '2', code: 'QY-YL', name: '消火栓水压传感器', firmId: '6', firmName: '清源水务', systemType: '11', placement: '1', icon: 'water', lifeSpanYears: 8 }),
]

export const sensorTypeRows: readonly SensorType[] = [
  { id: '1', manufacturer: '安澜电子', equipmentType: '独立式感烟火灾探测报警器', model: 'AL-YG20', channelId: '1', channelName: '火灾报警', color: '#3B82F6', points: ['烟雾浓度', '电池电压'], devices: 86 },
  { id: '2', manufacturer: '恒泰电气', equipmentType: '剩余电流式电气火灾监控探测器', model: 'HT-RC1', channelId: '2', channelName: '电气火灾', color: null, points: ['剩余电流', 'A相温度', 'B相温度', 'C相温度'], devices: 0 },
]
