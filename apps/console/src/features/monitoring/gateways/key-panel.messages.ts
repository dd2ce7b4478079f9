export const zhCN = {
  facts: '网关信息',
  keys: '密钥',
  explained: '网关用密钥上报，平台只保存密钥的摘要。更换时，旧密钥还有效 24 小时，以免漏收报警。',
  none: '没有有效密钥，该网关的上报会被拒绝',
  created: (time: string) => `${time} 生成`,
  used: (time: string) => `最近使用 ${time}`,
  unused: '尚未使用',
  ends: (time: string) => `有效至 ${time}`,
  make: '生成新密钥',
  making: '正在生成',
  failed: '密钥生成失败，请重试',
  made: '新密钥',
  once: '密钥只显示这一次，请立即填入网关。关闭后无法再查看，只能重新生成。',
  copy: '复制密钥',
}
export type KeyPanelMessages = typeof zhCN

export const en: KeyPanelMessages = {
  facts: 'Gateway',
  keys: 'Keys',
  explained: 'The gateway reports with a key, of which the platform stores a digest only. When it is changed, the old key stays valid for 24 hours so that no alarm is missed.',
  none: 'There is no valid key: reports of this gateway are refused',
  created: (time) => `Made ${time}`,
  used: (time) => `Last used ${time}`,
  unused: 'Not used yet',
  ends: (time) => `Valid until ${time}`,
  make: 'Make a new key',
  making: 'Making the key',
  failed: 'The key could not be made. Try again',
  made: 'New key',
  once: 'The key is shown this once. Enter it at the gateway now: after closing it cannot be seen again, only replaced.',
  copy: 'Copy the key',
}
