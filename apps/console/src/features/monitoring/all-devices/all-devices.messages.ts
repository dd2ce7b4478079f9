import * as device from '../device-management/device-management.messages'
import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '全部设备',
  one: '设备',
  fields: { ...device.zhCN.fields, channelId: '所属系统', channelName: '所属系统', place: '位置', stopReason: '停用原因', refusedAt: '最近拒收' },
  choices: device.zhCN.choices,
  acts: { open: '查看' },
  sections: { device: '设备', place: '安装位置', service: '运行', live: '实时与历史曲线', records: '报警与故障', maintenance: '维护记录', files: '资料', changes: '变更记录' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'All devices',
  one: 'device',
  fields: { ...device.en.fields, channelId: 'System', channelName: 'System', place: 'Place', stopReason: 'Reason of the stop', refusedAt: 'Last refused' },
  choices: device.en.choices,
  acts: { open: 'Open' },
  sections: { device: 'Device', place: 'Place', service: 'Service', live: 'Live and curve', records: 'Alarms and faults', maintenance: 'Maintenance', files: 'Files', changes: 'Changes' },
}
