import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '回收站',
  one: '已删除的数据',
  fields: { keyword: '关键字', kind: '类别', name: '名称', place: '所在位置', deletedAt: '删除时间', deletedBy: '删除人', endsAt: '保留至' },
  hints: { keyword: '名称或所在位置' },
  choices: { kind: { device: '设备', fireHostPoint: '主机点位', fireHost: '消防主机', hydrant: '消火栓', building: '建筑', unit: '联网单位', indoorFacility: '室内设施', outdoorFacility: '室外设施' } },
  acts: { restore: '恢复' },
  questions: { restore: (row: string) => `恢复“${row}”吗？恢复后重新参与监测，设备在下一次上报前为未启用。` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Recycle bin',
  one: 'deleted row',
  fields: { keyword: 'Keyword', kind: 'Kind', name: 'Name', place: 'Place', deletedAt: 'Deleted', deletedBy: 'Deleted by', endsAt: 'Kept until' },
  hints: { keyword: 'Name or place' },
  choices: { kind: { device: 'Device', fireHostPoint: 'Point of a fire host', fireHost: 'Fire host', hydrant: 'Hydrant', building: 'Building', unit: 'Networked unit', indoorFacility: 'Indoor facility', outdoorFacility: 'Outdoor facility' } },
  acts: { restore: 'Restore' },
  questions: { restore: (row) => `Restore “${row}”? It is watched again; a device is not enabled until its next report.` },
}
