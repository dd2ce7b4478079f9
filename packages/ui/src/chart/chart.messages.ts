import type { UiLocale } from '../locale/ui-locale'

const zhCN = {
  showTable: '表格',
  showChart: '图形',
  time: '时间',
  value: '数值',
  category: '类别',
  missing: '无数据',
  resetZoom: '还原',
  summary: (low: string, high: string, last: string) => `最低 ${low}，最高 ${high}，最新 ${last}。`,
  help: '用左右方向键逐点读数，加号和减号缩放，Home 和 End 到两端，Esc 还原；横向拖动可放大一段。',
  reading: (time: string, value: string) => `${time}，${value}`,
  sum: '合计',
  share: '占比',
}

/** The messages of the charts. */
export type ChartMessages = typeof zhCN

const en: ChartMessages = {
  showTable: 'Table',
  showChart: 'Figure',
  time: 'Time',
  value: 'Value',
  category: 'Category',
  missing: 'no value',
  resetZoom: 'Reset',
  summary: (low, high, last) => `Lowest ${low}, highest ${high}, latest ${last}.`,
  help: 'Arrow keys read point by point, plus and minus zoom, Home and End go to the ends, Escape resets; drag sideways to enlarge a stretch.',
  reading: (time, value) => `${time}, ${value}`,
  sum: 'Total',
  share: 'Share',
}

export const CHART_MESSAGES: Record<UiLocale, ChartMessages> = { 'zh-CN': zhCN, en }
