export const zhCN = {
  nothing: '所选时间内没有数据',
  total: '合计',
  category: '分类',
  before: (value: string) => `上期 ${value}`,
  more: (difference: string) => `增加 ${difference}`,
  less: (difference: string) => `减少 ${difference}`,
  same: '与上期持平',
}
export type StatisticsMessages = typeof zhCN

export const en: StatisticsMessages = {
  nothing: 'No data in this period',
  total: 'Total',
  category: 'Category',
  before: (value) => `Before: ${value}`,
  more: (difference) => `Up by ${difference}`,
  less: (difference) => `Down by ${difference}`,
  same: 'As before',
}
