export const zhCN = {
  callback: '回调地址',
  callbackText: '在身份提供方登记本平台时，将以下地址填为回调（重定向）地址。',
  copy: '复制回调地址',
  secret: '客户端密钥',
  stored: '已设置。密钥保存后不再显示，只能更换。',
  missing: '未设置。如果身份提供方要求密钥，登录会失败。',
  unread: '无法读取是否已设置。',
  next: '新的客户端密钥',
  save: '保存密钥',
  saved: '密钥已保存',
  noResponse: '服务无响应，无法确认是否已保存，请刷新后查看',
}

export const en: typeof zhCN = {
  callback: 'Call-back address',
  callbackText: 'Register this platform at the provider with this call-back (redirect) address.',
  copy: 'Copy the call-back address',
  secret: 'Client secret',
  stored: 'Stored. It is never shown again and can only be replaced.',
  missing: 'Not set. If the provider asks for one, signing in fails.',
  unread: 'Whether there is one could not be read.',
  next: 'New client secret',
  save: 'Save the secret',
  saved: 'The secret is saved',
  noResponse: 'No response: it is not known whether it was saved. Refresh to see',
}
