export const zhCN = {
  title: '云台密码',
  stored: '已设置。密码保存后不再显示，只能更换。',
  missing: '未设置。摄像机要求密码时不能转动。',
  account: (name: string) => `账号：${name}`,
  noAccount: '未填写云台账号，连接时不使用密码。',
  next: '新的云台密码',
  save: '保存密码',
  saved: '云台密码已保存',
  noResponse: '服务无响应，无法确认是否已保存，请刷新后查看',
}

export const en: typeof zhCN = {
  title: 'Control password',
  stored: 'Stored. It is never shown again and can only be replaced.',
  missing: 'Not set. A camera that asks for one cannot be turned.',
  account: (name) => `Account: ${name}`,
  noAccount: 'No control account is set: no password is used.',
  next: 'New control password',
  save: 'Save the password',
  saved: 'The control password is saved',
  noResponse: 'No response: it is not known whether it was saved. Refresh to see',
}
