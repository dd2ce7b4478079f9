import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '字典类型',
  one: '类型',
  fields: { code: '类型编码', name: '类型名称', description: '说明', origin: '来源', entries: '字典项', updatedAt: '更新时间' },
  hints: { code: '以字母开头，只能是字母、数字和下划线；fire_ 开头的编码为系统保留。保存后不能修改' },
  choices: { origin: { builtIn: '系统内置', own: '自定义' } },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Lists',
  one: 'list',
  fields: { code: 'List code', name: 'List name', description: 'Description', origin: 'Origin', entries: 'Entries', updatedAt: 'Updated' },
  hints: { code: 'A letter, then letters, digits and underscores; codes that begin with fire_ are those of the system. It cannot be changed later' },
  choices: { origin: { builtIn: 'Built in', own: 'Own' } },
}
