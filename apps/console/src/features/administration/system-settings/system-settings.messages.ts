import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '系统设置',
  one: '设置',
  fields: {},
  sections: { thresholds: '监测点预警' },
} satisfies ScreenWords

export const en: typeof zhCN = { title: 'System settings', one: 'setting', fields: {}, sections: { thresholds: 'Measuring warnings' } }
