import { sensorStatusNames } from '@smart-fire/api-client/code-names'
import type { ScreenWords } from '../../../../screens'

export const zhCN = {
  title: '主机关联设备',
  one: '点位',
  tree: '区域与建筑',
  fields: {
    fireHostId: '消防主机', host: '消防主机', loop: '回路', address: '地址', series: '系列', buildingId: '建筑', buildingName: '建筑', floor: '楼层', position: '位置描述',
    marked: '平面图标注', mark: '平面图位置', status: '状态', lastReportAt: '最后上报', updatedAt: '更新时间',
  },
  hints: { address: '同一主机的回路与地址不能重复' },
  choices: { status: sensorStatusNames.zhCN, marked: { true: '已标注', false: '未标注' } },
  acts: { place: '标注位置', floor: '设置楼层', plan: '平面图编辑' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Points of fire hosts',
  one: 'point',
  tree: 'Regions and buildings',
  fields: {
    fireHostId: 'Fire host', host: 'Fire host', loop: 'Loop', address: 'Address', series: 'Series', buildingId: 'Building', buildingName: 'Building', floor: 'Floor',
    position: 'Position', marked: 'On the plan', mark: 'Place on the plan', status: 'State', lastReportAt: 'Last report', updatedAt: 'Updated',
  },
  hints: { address: 'Loop and address are unique for each host' },
  choices: { status: sensorStatusNames.en, marked: { true: 'Placed', false: 'Not placed' } },
  acts: { place: 'Place on plan', floor: 'Set floor', plan: 'Plan editor' },
}
