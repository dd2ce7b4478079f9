import type { UiLocale } from '../locale/ui-locale'

const zhCN = {
  showTable: '表格',
  showChart: '图表',
  time: '时间',
  value: '数值',
  category: '类别',
  missing: '无数据',
  resetZoom: '重置缩放',
  summary: (low: string, high: string, last: string, time: string) => `最低 ${low}，最高 ${high}，最新 ${last}（${time}）。`,
  now: '现在',
  limits: (labels: readonly string[]) => `限值：${labels.join('，')}。`,
  help: '用左右方向键逐点读数，加号和减号缩放，Home 和 End 到两端，Esc 重置缩放；横向拖动可放大所选范围。',
  reading: (time: string, value: string) => `${time}，${value}`,
  named: (what: string, value: string) => `${what}：${value}`,
  sum: '合计',
  share: '占比',
}

/** The messages of the charts. */
export type ChartMessages = typeof zhCN

const en: ChartMessages = {
  showTable: 'Table',
  showChart: 'Chart',
  time: 'Time',
  value: 'Value',
  category: 'Category',
  missing: 'no value',
  resetZoom: 'Reset zoom',
  summary: (low, high, last, time) => `Lowest ${low}, highest ${high}, latest ${last} (${time}).`,
  now: 'Now',
  limits: (labels) => `Limits: ${labels.join(', ')}.`,
  help: 'Arrow keys read point by point, plus and minus zoom, Home and End go to the ends, Escape resets the zoom; drag sideways to zoom into a range.',
  reading: (time, value) => `${time}, ${value}`,
  named: (what, value) => `${what}: ${value}`,
  sum: 'Total',
  share: 'Share',
}

export const CHART_MESSAGES: Record<UiLocale, ChartMessages> = { 'zh-CN': zhCN, en }
