import type { ScreenWords } from '../../../screens'
import { en as commonEn, zhCN as common } from './record.messages'

// the names of the columns are those of the platform's file 室内漏检记录.xlsx
export const zhCN = {
  title: '漏检记录',
  one: '漏检记录',
  fields: { ...common.fields, reason: '漏检原因', lateAt: '补检时间' },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Missed',
  one: 'missed check',
  fields: { ...commonEn.fields, reason: 'Reason', lateAt: 'Checked later' },
}
