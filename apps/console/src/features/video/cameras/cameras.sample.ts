import type { Camera, CameraGroup } from '@smart-fire/api-client/cameras'
import type { ScreenSample } from '../../../testing/screen-sample'

const AT = Date.UTC(2026, 10, 18, 2)

export const aCamera = (changes: Partial<Camera> = {}): Camera => ({
  id: '7', version: '1', name: '万诚国际中心A座 大堂', number: 'alv4000001:1', groupId: '1', groupName: '出入口', manufacturer: '安澜电子', model: 'AL-V4', status: '2', statusAt: AT, address: 'demo:lobby', buildingId: '1', buildingName: '万诚国际中心A座', floor: 1,
  position: '1F 大堂', marked: true, mark: { x: 320, y: 180 }, linkedNumbers: '863921045000007', controlAddress: null, controlAccount: null, controlPassword: null, reportedAt: AT, ...changes,
})

const aGroup = (changes: Partial<CameraGroup> = {}): CameraGroup => ({ id: '1', version: '1', name: '出入口', cameras: 8, updatedAt: AT, ...changes })

/** The rows of the first tab; those of the other stand under `parts`. */
export default {
  rows: [
    aCamera(),
    aCamera({ id: '8', name: '万诚国际中心A座 走廊', number: 'alv4000002:1', groupId: '2', groupName: '疏散走道', status: '1', floor: 3, position: '3F 走廊', controlAddress: 'http://10.20.3.8', controlAccount: 'operator', controlPassword: 'missing' }),
    aCamera({ id: '9', name: '万诚国际中心A座 消防泵房', number: 'alv4000003:1', groupId: '3', groupName: '重点部位', status: '4', floor: -1, position: 'B1 消防泵房', marked: false, mark: null }),
    aCamera({ id: '10', name: '万诚国际中心A座 地下车库', number: 'alv4000004:1', groupId: null, groupName: null, manufacturer: null, model: null, status: '3', address: null, floor: -1, linkedNumbers: null, reportedAt: null }),
  ],
  tree: [{ id: 'region-339901', label: '云东区', children: [{ id: 'building-1', label: '万诚国际中心A座', children: [{ id: 'floor-1:3', label: '3F' }, { id: 'floor-1:-1', label: '-1F' }] }] }],
  parts: {
    groups: { rows: [aGroup(), aGroup({ id: '2', name: '疏散走道', cameras: 16 }), aGroup({ id: '3', name: '重点部位', cameras: 0 })], input: { name: '车库' } },
  },
  round: {
    add: { name: '验收摄像机', number: 'ys-0001:1', groupId: '出入口', manufacturer: '安澜电子', model: 'AL-V4', address: 'https://video.example.com/1.m3u8', buildingId: '万诚广场', floor: '3F', position: '3F 301 室', linkedNumbers: '863921043002895', controlAddress: 'http://10.20.3.9', controlAccount: 'operator' },
    edit: { name: '验收摄像机二', groupId: '车库' },
    find: 'number',
  },
} satisfies ScreenSample<Camera>
