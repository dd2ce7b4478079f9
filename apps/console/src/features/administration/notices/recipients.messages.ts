import * as outcome from '../../../lib/notices/notice-outcome.messages'
import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '推送人',
  one: '推送人',
  fields: { type: '告警类别', types: '接收类别', users: '人员', name: '姓名', username: '账号', phone: '手机号', email: '邮箱', roles: '角色', hasRule: '推送规则', disabled: '账号状态' },
  hints: { users: '未设置推送人的类别通知站点管理员。推送人会收到所有系统的该类告警，与其数据范围无关。' },
  choices: { type: outcome.zhCN.type, types: outcome.zhCN.type, hasRule: { yes: '已绑定', no: '未绑定' }, disabled: { yes: '已停用，不会收到通知', no: '正常' } },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Recipients',
  one: 'recipient',
  fields: { type: 'About', types: 'Told of', users: 'People', name: 'Name', username: 'Account', phone: 'Mobile', email: 'Mail address', roles: 'Role', hasRule: 'Push rule', disabled: 'State' },
  hints: { users: 'Without recipients the administrators of the site are told. A recipient is told of all systems, whatever his data scope is.' },
  choices: { type: outcome.en.type, types: outcome.en.type, hasRule: { yes: 'Bound', no: 'Not bound' }, disabled: { yes: 'Disabled: is told nothing', no: 'Active' } },
}
