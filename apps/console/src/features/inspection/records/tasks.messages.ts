import type { ScreenWords } from '../../../screens'
import { en as commonEn, zhCN as common } from './record.messages'

export const zhCN = {
  title: '巡检任务',
  one: '巡检任务',
  fields: { ...common.fields, state: '状态', startsAt: '开始时间', endsAt: '结束时间', started: '任务日期', personNames: '巡检人', personId: '巡检人', progress: '已检 / 全部', missed: '漏检' },
  choices: { ...common.choices, state: { '0': '未开始', '1': '进行中', '2': '已完成', '3': '有漏检' } },
  acts: { open: '查看' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Tasks',
  one: 'task',
  fields: { ...commonEn.fields, state: 'State', startsAt: 'Start', endsAt: 'End', started: 'Days', personNames: 'Persons', personId: 'Person', progress: 'Done / all', missed: 'Missed' },
  choices: { ...commonEn.choices, state: { '0': 'Upcoming', '1': 'In progress', '2': 'Done', '3': 'With missed points' } },
  acts: { open: 'Open' },
}
