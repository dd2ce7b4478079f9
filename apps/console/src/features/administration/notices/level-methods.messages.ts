import * as outcome from '../../../lib/notices/notice-outcome.messages'
import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '等级通知方式',
  one: '报警等级',
  fields: { level: '报警等级', rank: '排序', methods: '通知方式' },
  hints: { methods: '从下一条报警起生效。不选则按告警通知中该类别的方式通知；设备自己上报的报警没有等级，也按该类别通知。' },
  choices: { methods: outcome.zhCN.method, method: { none: '按告警类别', unread: '无法读取', unconfigured: '未配置发送通道' } },
  between: '、',
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Methods per level',
  one: 'alarm level',
  fields: { level: 'Alarm level', rank: 'Order', methods: 'Methods' },
  hints: { methods: 'Acts from the next alarm on. Empty: by the methods of warning notices. Alarms that a device itself reports have no judged level and are told by those, too.' },
  choices: { methods: outcome.en.method, method: { none: 'As warning notices', unread: 'Could not be read', unconfigured: 'no channel configured' } },
  between: ', ',
}
