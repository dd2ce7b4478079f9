import type { ManagedDevice } from '@smart-fire/api-client/devices'
import type { TreeNode } from '@smart-fire/ui'
import type { ScreenSample } from '../../../testing/screen-sample'

const AT = Date.UTC(2026, 10, 18, 2)

export function aDevice(changes: Partial<ManagedDevice> = {}): ManagedDevice {
  return {
    id: '1', version: '1', sensorNumber: '863921042000117', status: '2', manufacturer: '安澜电子', equipmentType: '剩余电流式电气火灾监控探测器', model: 'AL-RCD100', channelId: '2',
    channelName: '电气火灾', buildingId: '12', buildingName: '星河大厦', floor: 3, position: '3F 强电井', marked: true, mark: { x: 320, y: 180 }, stopped: false,
    stopReason: null, refusedAt: null, clockFault: false, lastReportAt: AT, updatedAt: AT, ...changes,
  }
}

const tree: readonly TreeNode[] = [{
  id: 'region-330100', label: '杭州市',
  children: [{ id: 'building-12', label: '星河大厦', children: [{ id: 'floor-12:3', label: '3F' }, { id: 'floor-12:-1', label: '-1F' }] }],
}]

export default {
  rows: [
    aDevice(),
    aDevice({ id: '2', sensorNumber: '863921042000118', status: '1', floor: -1, position: '地下一层 配电室' }),
    aDevice({ id: '3', sensorNumber: '863921042000119', status: '3', marked: false, mark: null, lastReportAt: null }),
    aDevice({ id: '4', sensorNumber: '863921042000120', status: '3', stopped: true, stopReason: '装修拆除' }),
    aDevice({ id: '5', sensorNumber: '863921042000121', status: '3', stopped: true, stopReason: '装修拆除', refusedAt: AT }),
    aDevice({ id: '6', sensorNumber: '863921042000122', status: '4', floor: 4, clockFault: true }),
  ],
  tree,
  round: {
    add: {
      sensorNumber: 'e2e0001', manufacturer: '恒泰电气', equipmentType: '剩余电流式电气火灾监控探测器', model: 'HT-RC1', buildingId: '万诚广场', floor: '3F', position: '3F 301 室',
    },
    edit: { position: '3F 302 室' },
    find: 'sensorNumber',
  },
} satisfies ScreenSample<ManagedDevice>
