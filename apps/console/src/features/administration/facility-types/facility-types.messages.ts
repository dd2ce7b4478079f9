import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '设施类型管理',
  one: '设施类型',
  fields: { code: '编号', name: '名称', icon: '图标', hasOutlets: '有无出水口', defaultRadius: '默认保护半径', pointIds: '监测点', updatedAt: '更新时间' },
  hints: { code: '最多 10 个字母或数字，创建后不能修改', hasOutlets: '无出水口的设施不登记出水口类型与口径', pointIds: '该类设施的传感器可以测量的监测点' },
  units: { defaultRadius: '米' },
  choices: {
    icon: { water: '消火栓', crane: '消防水鹤', pool: '消防水池', cabinet: '消防器材箱', pump: '取水码头', sensor: '其他' },
    hasOutlets: { '1': '有', '0': '无' },
  },
  acts: { points: '监测点' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Facility types',
  one: 'facility type',
  fields: { code: 'Type code', name: 'Name', icon: 'Icon', hasOutlets: 'Outlets', defaultRadius: 'Default protection radius', pointIds: 'Measuring points', updatedAt: 'Updated' },
  hints: { code: 'At most 10 letters or digits; it cannot be changed later', hasOutlets: 'A facility without outlets has no outlet types and diameters', pointIds: 'What sensors of such a facility may measure' },
  units: { defaultRadius: 'm' },
  choices: {
    icon: { water: 'Hydrant', crane: 'Water crane', pool: 'Water pool', cabinet: 'Equipment cabinet', pump: 'Intake', sensor: 'Other' },
    hasOutlets: { '1': 'Yes', '0': 'No' },
  },
  acts: { points: 'Measuring points' },
}
