import { enVerdicts, zhVerdicts } from '../shared/records/verdict.messages'

export const zhCN = {
  title: '更正为真实火警',
  confirm: '更正为真实火警',
  question: (name: string) => `“${name}”将更正为真实火警，其他值班人员会立即收到通知。更正后不能改回。`,
  judged: (verdict: string, person: string, time: string) => `原结论：${verdict}（${person}，${time}）`,
  verdicts: zhVerdicts,
  unknown: '未知',
  failed: '更正失败，请重试',
  raised: { title: '成功', text: '已更正为真实火警' },
  already: (person: string) => `${person} 已将该记录更正为真实火警`,
  someone: '其他人员',
}
export type RaiseVerdictMessages = typeof zhCN

export const en: RaiseVerdictMessages = {
  title: 'Raise to a real fire',
  confirm: 'Raise to a real fire',
  question: (name) => `“${name}” will be a real fire, and the other operators are notified at once. This cannot be undone.`,
  judged: (verdict, person, time) => `Verdict so far: ${verdict} (${person}, ${time})`,
  verdicts: enVerdicts,
  unknown: 'unknown',
  failed: 'Could not be raised, try again',
  raised: { title: 'Success', text: 'Raised to a real fire' },
  already: (person) => `${person} has already raised this record to a real fire`,
  someone: 'Another person',
}
