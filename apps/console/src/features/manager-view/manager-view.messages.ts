import type { ScreenWords } from '../../screens'

export const zhCN = {
  title: '领导视图',
  one: '联网单位',
  fields: {
    period: '统计日期', openFires: '未处理火警（当前）', openFaults: '未处理故障（当前）', troubled: '有未处理报警的单位', offlineShare: '设备离线率（当前）', falseShare: '期内误报占比',
  },
  choices: { open: { openFires: '火警', openFaults: '故障' }, most: { most: '用时' }, half: { half: '用时' }, offline: { offline: '离线率' } },
  sections: { open: '各单位未处理报警（当前）', half: '各单位半数火警核实用时', most: '各单位九成火警核实用时', offline: '各单位设备离线率（当前）' },
  units: { openFires: '条', openFaults: '条', troubled: '家', open: '条', half: '分钟', most: '分钟', offline: '%' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Manager view',
  one: 'networked unit',
  fields: {
    period: 'Days', openFires: 'Open fires (now)', openFaults: 'Open faults (now)', troubled: 'Units with open alarms', offlineShare: 'Offline share (now)',
    falseShare: 'False alarm share',
  },
  choices: { open: { openFires: 'Fires', openFaults: 'Faults' }, most: { most: 'Time' }, half: { half: 'Time' }, offline: { offline: 'Offline share' } },
  sections: {
    open: 'Open alarms by unit (now)', half: 'Time within which half of the fires were judged, by unit', most: 'Time within which 90% of the fires were judged, by unit',
    offline: 'Offline share of the devices by unit (now)',
  },
  units: { openFires: 'records', openFaults: 'records', troubled: 'units', open: 'records', half: 'min', most: 'min', offline: '%' },
}
