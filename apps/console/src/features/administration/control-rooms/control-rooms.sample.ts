import type { ControlRoom } from '@smart-fire/api-client/control-rooms'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aControlRoom(changes: Partial<ControlRoom> = {}): ControlRoom {
  return {
    id: '7', version: '1', name: '万诚国际中心A座消控室', unitId: '3', unitName: '万诚商业管理有限公司', buildingId: '1', buildingName: '万诚国际中心A座', floor: 1, position: '1F 消防控制室', phone: '05990-2160018',
    managerName: '沈立群', managerPhone: '13800003301', remark: null, updatedAt: Date.UTC(2026, 10, 18, 2), ...changes,
  }
}

export const controlRoomSample = {
  rows: [
    aControlRoom(),
    aControlRoom({ id: '8', name: '裙楼消控室', position: '裙楼东门', phone: null }),
    aControlRoom({ id: '9', name: '总值班室', buildingId: null, buildingName: null, floor: null, position: null, managerName: null, managerPhone: null }),
  ],
  input: { buildingId: '1', floor: '1' },
  round: {
    add: { name: '验收消控室', unitId: '万诚商业管理有限公司', position: '1F 大堂东侧', phone: '05990-2169001', managerName: '沈立群', managerPhone: '13800009903', remark: '夜间双人值班' },
    edit: { phone: '05990-2169002' },
    find: 'name',
  },
} satisfies ScreenSample<ControlRoom>
