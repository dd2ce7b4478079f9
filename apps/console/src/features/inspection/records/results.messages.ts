import type { ScreenWords } from '../../../screens'
import { en as commonEn, zhCN as common } from './record.messages'

// the names of the columns are those of the platform's file 室内巡检记录.xlsx
export const zhCN = {
  title: '巡检记录',
  one: '巡检记录',
  fields: { ...common.fields, result: '巡检结果', statusChange: '状态变更', phone: '联系电话', receivedAt: '接收时间', handling: '处理方式' },
  choices: { ...common.choices, handling: { '0': '已自行处理', '1': '上报维修' }, clock: { wrong: '手机时间不可信' } },
  acts: { open: '查看' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Checks',
  one: 'check',
  fields: { ...commonEn.fields, result: 'Result', statusChange: 'Change of state', phone: 'Phone', receivedAt: 'Received', handling: 'Handling' },
  choices: { ...commonEn.choices, handling: { '0': 'Repaired', '1': 'Reported for repair' }, clock: { wrong: 'Phone clock wrong' } },
  acts: { open: 'Open' },
}
