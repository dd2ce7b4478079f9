import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '字典项',
  one: '字典项',
  fields: {
    typeId: '所属类型', typeName: '类型', value: '字典值', label: '名称', labelEn: '英文名称', order: '排序', style: '样式', isDefault: '默认项', state: '状态', origin: '来源', updatedAt: '更新时间',
  },
  hints: { value: '保存和传输时使用，同一类型内不能重复', order: '小的在前', style: '列表中显示的形状与颜色', isDefault: '每个类型最多一项', state: '停用后不再提供选择，已使用的数据不变' },
  choices: {
    style: { alarm: '报警', fault: '故障', offline: '离线', notEnabled: '未启用', normal: '正常', info: '提示' },
    isDefault: { true: '默认', false: '' },
    state: { enabled: '启用', disabled: '停用' },
    origin: { builtIn: '系统内置', own: '自定义' },
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Entries',
  one: 'entry',
  fields: {
    typeId: 'In list', typeName: 'List', value: 'Value', label: 'Name', labelEn: 'English name', order: 'Order', style: 'Style', isDefault: 'Default', state: 'State', origin: 'Origin', updatedAt: 'Updated',
  },
  hints: { value: 'Stored and sent; unique in its list', order: 'The lowest comes first', style: 'Shape and colour in lists', isDefault: 'At most one of each list', state: 'A disabled entry is no longer offered; what has its value keeps it' },
  choices: {
    style: { alarm: 'Alarm', fault: 'Fault', offline: 'Offline', notEnabled: 'Not enabled', normal: 'Normal', info: 'Note' },
    isDefault: { true: 'Default', false: '' },
    state: { enabled: 'Enabled', disabled: 'Disabled' },
    origin: { builtIn: 'Built in', own: 'Own' },
  },
}
