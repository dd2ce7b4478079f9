import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '操作日志',
  one: '操作记录',
  fields: { module: '模块', act: '操作', object: '对象', changes: '修改内容', person: '操作人', result: '结果', address: 'IP 地址', at: '时间', days: '日期' },
  choices: { result: { ok: '成功', refused: '未执行' }, changes: { unread: '无法读取的字段' } },
  acts: { open: '详情' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Operation log',
  one: 'operation',
  fields: { module: 'Module', act: 'Operation', object: 'Object', changes: 'Changes', person: 'Person', result: 'Result', address: 'IP address', at: 'Time', days: 'Days' },
  choices: { result: { ok: 'Done', refused: 'Refused' }, changes: { unread: 'Unreadable fields' } },
  acts: { open: 'Details' },
}
