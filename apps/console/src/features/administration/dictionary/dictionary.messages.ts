import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '字典管理',
  one: '字典',
  fields: {},
  sections: { types: '字典类型', entries: '字典项' },
} satisfies ScreenWords

export const en: typeof zhCN = { title: 'Dictionary', one: 'list', fields: {}, sections: { types: 'Lists', entries: 'Entries' } }
