export const zhCN = {
  facts: '操作', changes: '修改前后', field: '字段', before: '修改前', after: '修改后', none: '没有记录字段的变化',
  unread: (count: number) => `有 ${count} 个字段的变化无法读取，未列出`,
}

export const en: typeof zhCN = {
  facts: 'Operation', changes: 'Before and after', field: 'Field', before: 'Before', after: 'After', none: 'No changed fields are recorded',
  unread: (count) => (count === 1 ? '1 changed field could not be read and is not listed' : `${count} changed fields could not be read and are not listed`),
}
