/** How people are told outside the watch desk, and what became of it: the same words in the log and in the panel of a record. */
export const zhCN = {
  type: { '1': '报警', '2': '故障' },
  method: { '1': 'APP 推送', '2': '短信', '3': '语音电话', '4': '邮件' },
  state: { waiting: '待发送', sent: '已发送', failed: '发送失败', unconfigured: '未配置发送通道', silenced: '按推送规则未重复发送' },
  reason: { timeout: '发送通道未响应', unreachable: '无法连接发送通道', refused: '发送通道拒绝', noAddress: '未填写手机号或邮箱', noRecipient: '没有可通知的人员' },
  tried: (tries: number) => `已尝试 ${tries} 次`,
  next: (time: string) => `下次尝试 ${time}`,
}
export type NoticeOutcomeMessages = typeof zhCN

export const en: NoticeOutcomeMessages = {
  type: { '1': 'Alarm', '2': 'Fault' },
  method: { '1': 'App', '2': 'SMS', '3': 'Phone call', '4': 'Mail' },
  state: { waiting: 'Waiting', sent: 'Sent', failed: 'Failed', unconfigured: 'No channel configured', silenced: 'Held back by a push rule' },
  reason: { timeout: 'The channel did not respond', unreachable: 'The channel cannot be reached', refused: 'The channel refused it', noAddress: 'No phone number or mail address', noRecipient: 'No one could be told' },
  tried: (tries) => (tries === 1 ? 'tried once' : `tried ${tries} times`),
  next: (time) => `next try ${time}`,
}
