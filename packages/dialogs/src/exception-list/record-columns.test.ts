import { RECORD_KIND, type RecordKind } from '@smart-fire/api-client'
import { aRecord } from '@smart-fire/api-client/mock'
import { expect, it } from 'vitest'
import { zhCN } from './exception-list.messages'
import { recordColumns } from './record-columns'

const nothing = () => null
const columnsOf = (kind: RecordKind, plan: (() => null) | null = nothing) =>
  recordColumns({ kind, words: zhCN, plan, act: nothing, hydrant: nothing }).map(({ header }) => header)

const LAST = ['处理人', '处理时间']

// spec 1 §2 "Columns per record kind"; the act stands left (ADR 0007)
it('shows a general record by its place, its device and its point', () => {
  const own = ['建筑', '楼层', '位置', '设备类型', '设备编号', '监测点', '异常类型']
  expect(columnsOf(RECORD_KIND.general)).toEqual(['类别', '操作', '平面图', '发生时间', ...own, '编号', '建筑编号', ...LAST])
})

it('shows a hydrant’s record by its facility, whose place is no building', () => {
  const own = ['消防设施', '位置', '设备类型', '设备编号', '监测点', '异常类型']
  expect(columnsOf(RECORD_KIND.hydrant)).toEqual(['类别', '操作', '发生时间', ...own, '编号', '设施编号', ...LAST])
})

it('shows a fire host’s record by host, loop and address', () => {
  const own = ['建筑', '楼层', '位置', '主机编号', '回路', '地址', '系列', '异常类型']
  expect(columnsOf(RECORD_KIND.fireHost)).toEqual(['类别', '操作', '平面图', '发生时间', ...own, '编号', '建筑编号', ...LAST])
})

it('has no plan column without the plan-setup permission', () => {
  for (const kind of Object.values(RECORD_KIND)) expect(columnsOf(kind, null)).not.toContain('平面图')
})

it.each([[null, '烟雾报警'], [1, '烟雾报警'], [2, '烟雾报警（已上报 2 次）']])('counts the reports of a record only when there was more than one: %s', (repeats, text) => {
  const column = recordColumns({ kind: RECORD_KIND.general, words: zhCN, plan: null, act: nothing, hydrant: nothing }).find(({ id }) => id === 'alarmType')
  expect(column?.cell(aRecord({ alarmType: '烟雾报警', repeats }))).toBe(text)
})
