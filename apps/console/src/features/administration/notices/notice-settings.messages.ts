import * as outcome from '../../../lib/notices/notice-outcome.messages'
import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '告警通知',
  one: '通知设置',
  fields: { type: '告警类别', methods: '通知方式', text: '通知内容' },
  hints: {
    methods: '不选则不通知值班台以外的人员。控制台的实时报警不受影响。',
    text: '可用变量：{时间} {建筑} {楼层} {位置} {设备} {设备类型} {告警} {等级} {数值}。不填则使用默认内容。',
  },
  choices: { type: outcome.zhCN.type, methods: outcome.zhCN.method, method: { none: '不通知', unread: '无法读取', unconfigured: '未配置发送通道' }, text: { usual: '默认' } },
  acts: { test: '测试发送' },
  between: '、',
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Warning notices',
  one: 'notice setting',
  fields: { type: 'About', methods: 'Methods', text: 'Text' },
  hints: {
    methods: 'Without a method no one outside the watch desk is told. Live alarms of the console are not affected.',
    text: 'Variables: {时间} time, {建筑} building, {楼层} floor, {位置} place, {设备} device, {设备类型} kind, {告警} alarm, {等级} level, {数值} value. Empty: the usual text.',
  },
  choices: { type: outcome.en.type, methods: outcome.en.method, method: { none: 'No one is told', unread: 'Could not be read', unconfigured: 'no channel configured' }, text: { usual: 'usual' } },
  acts: { test: 'Send a test' },
  between: ', ',
}
