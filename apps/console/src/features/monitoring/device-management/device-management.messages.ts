import { sensorStatusNames } from '@smart-fire/api-client/code-names'
import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '设备管理',
  one: '设备',
  tree: '区域与建筑',
  fields: {
    sensorNumber: '设备编号', equipmentType: '设备类型', model: '型号', manufacturer: '厂商', buildingId: '建筑', buildingName: '建筑', floor: '楼层', position: '位置描述',
    marked: '平面图标注', mark: '平面图位置', status: '状态', state: '状态', stopped: '启停', lastReportAt: '最后上报', updatedAt: '更新时间', reason: '停用原因', removalReason: '删除原因',
  },
  hints: { sensorNumber: '最多 16 个字母或数字，全平台不能重复；改号后，收到新编号的上报前状态为未启用', reason: '停用后设备的上报会被拒收；原因会记入操作日志', removalReason: '删除后在回收站保留 30 天，期间可以恢复；原因会记入操作日志和设备的变更记录' },
  choices: {
    status: sensorStatusNames.zhCN,
    state: { ...sensorStatusNames.zhCN, stopped: '已停用', refused: '停用后仍在上报', clockFault: '设备时钟异常' },
    stopped: { true: '已停用', false: '使用中' },
    marked: { true: '已标注', false: '未标注' },
  },
  acts: { open: '查看', place: '标注位置', plan: '平面图编辑', stop: '停用', allow: '启用' },
  questions: { allow: (device: string) => `启用后，平台重新接收“${device}”的上报；首次上报前状态为未启用。` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Devices',
  one: 'device',
  tree: 'Regions and buildings',
  fields: {
    sensorNumber: 'Number', equipmentType: 'Device type', model: 'Model', manufacturer: 'Manufacturer', buildingId: 'Building', buildingName: 'Building', floor: 'Floor',
    position: 'Position', marked: 'On the plan', mark: 'Place on the plan', status: 'State', state: 'State', stopped: 'In service', lastReportAt: 'Last report',
    updatedAt: 'Updated', reason: 'Reason', removalReason: 'Reason of the deletion',
  },
  hints: {
    sensorNumber: 'At most 16 letters or digits, unique on the platform. After a change the device is not enabled until the new number reports',
    reason: 'Reports of a stopped device are refused. The reason is kept in the audit log',
    removalReason: 'It stays in the recycle bin for 30 days and can be restored from there. The reason is kept in the audit log and in the changes of the device',
  },
  choices: {
    status: sensorStatusNames.en,
    state: { ...sensorStatusNames.en, stopped: 'Stopped', refused: 'Stopped, still reports', clockFault: 'Device clock is wrong' },
    stopped: { true: 'Stopped', false: 'In service' },
    marked: { true: 'Placed', false: 'Not placed' },
  },
  acts: { open: 'Open', place: 'Place on plan', plan: 'Plan editor', stop: 'Stop', allow: 'Start' },
  questions: { allow: (device) => `The platform will accept reports of “${device}” again. It is not enabled until the first one.` },
}
