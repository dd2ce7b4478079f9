import * as outcome from '../../../lib/notices/notice-outcome.messages'
import type { ScreenWords } from '../../../screens'

const { type, method, state } = outcome.zhCN

export const zhCN = {
  title: '通知记录',
  one: '通知',
  fields: {
    at: '时间', person: '接收人', phone: '手机号', email: '邮箱', method: '通知方式', type: '告警类别', content: '内容', state: '结果', outcome: '说明', records: '报警条数', raisedAt: '报警时间', system: '所属系统', days: '日期',
  },
  choices: { type, method, state, person: { noRecipient: '没有可通知的人员' }, content: { test: '测试' } },
  acts: { retry: '重新发送' },
  questions: { retry: (notice: string) => `重新发送给“${notice}”？将使用其当前的手机号和邮箱。` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Notice log',
  one: 'notice',
  fields: {
    at: 'Time', person: 'Person', phone: 'Mobile', email: 'Mail address', method: 'Method', type: 'About', content: 'Text', state: 'Result', outcome: 'Details', records: 'Records', raisedAt: 'Raised', system: 'System', days: 'Days',
  },
  choices: { type: outcome.en.type, method: outcome.en.method, state: outcome.en.state, person: { noRecipient: 'No one could be told' }, content: { test: 'Test' } },
  acts: { retry: 'Send again' },
  questions: { retry: (notice) => `Send it to “${notice}” again? It goes to the present phone number and mail address.` },
}
