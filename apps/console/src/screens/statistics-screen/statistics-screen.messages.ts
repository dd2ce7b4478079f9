import * as spans from '../../lib/span-text.messages'
import * as unreadRows from '../../lib/unread-rows.messages'

export const zhCN = {
  nothing: '所选时间内没有数据',
  /** the platform has no such call */
  notOffered: '平台未提供此统计',
  figuresNotOffered: (names: readonly string[]) => `平台未提供：${names.join('、')}`,
  total: '合计',
  category: '分类',
  before: (value: string) => `上期 ${value}`,
  more: (difference: string) => `增加 ${difference}`,
  less: (difference: string) => `减少 ${difference}`,
  same: '与上期持平',
  points: (value: string) => `${value} 个百分点`,
  /** a span of time in its two largest units */
  seconds: spans.zhCN.span,
  guide: (name: string, value: string) => `${name} ${value}`,
  detail: '说明',
  unread: unreadRows.zhCN.unread,
  /** what a unit is called beside the number 1 */
  ofOne: (unit: string) => unit,
  unlisted: (count: number) => `另有 ${count} 项未列出`,
}
export type StatisticsMessages = typeof zhCN

export const en: StatisticsMessages = {
  nothing: 'No data in this period',
  notOffered: 'The platform does not offer this statistic',
  figuresNotOffered: (names) => `Not offered by the platform: ${names.join(', ')}`,
  total: 'Total',
  category: 'Category',
  before: (value) => `Before: ${value}`,
  more: (difference) => `Up by ${difference}`,
  less: (difference) => `Down by ${difference}`,
  same: 'As before',
  points: (value) => `${value} ${value === '1' ? 'point' : 'points'}`,
  seconds: spans.en.span,
  guide: (name, value) => `${name} ${value}`,
  detail: 'Detail',
  unread: unreadRows.en.unread,
  ofOne: (unit) => unit.replace(/s$/, ''),
  unlisted: (count) => `${count} more not listed`,
}
