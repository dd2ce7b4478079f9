import type { ManagedDevice } from '@smart-fire/api-client/devices'
import { aDevice } from '../device-management/device-management.sample'

export const deviceRows: readonly ManagedDevice[] = [
  aDevice(),
  aDevice({ id: '2', sensorNumber: '863921042000201', status: '1', channelId: '1', channelName: '火灾报警', equipmentType: '点型感烟火灾探测器', model: 'AL-YG20', floor: 12, position: '12F 走廊' }),
  aDevice({ id: '3', sensorNumber: '863921042000302', status: '3', channelId: '7', channelName: '防火门', equipmentType: '防火门监控模块', marked: false, mark: null, lastReportAt: null }),
]
