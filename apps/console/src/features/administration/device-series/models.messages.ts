import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '型号',
  one: '型号',
  fields: { model: '型号', seriesId: '设备类型', seriesName: '设备类型', channelId: '所属系统', channelName: '所属系统', pointIds: '监测点', points: '监测点', offlineSeconds: '离线时限', updatedAt: '更新时间' },
  hints: {
    pointIds: '设备上报的数值。型号已有设备后只能追加，不能移除', channelId: '型号已有设备后不能更改', model: '同一设备类型内不能重复', offlineSeconds: '超过此时间没有数据即为离线',
  },
  units: { offlineSeconds: '分钟' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Models',
  one: 'model',
  fields: { model: 'Model', seriesId: 'Series', seriesName: 'Series', channelId: 'System', channelName: 'System', pointIds: 'Measuring points', points: 'Measuring points', offlineSeconds: 'Offline after', updatedAt: 'Updated' },
  hints: {
    pointIds: 'What devices report. Once there are devices, points can be added and not removed', channelId: 'Fixed once there are devices', model: 'Unique in its series', offlineSeconds: 'Without data for so long a device is offline',
  },
  units: { offlineSeconds: 'min' },
}
