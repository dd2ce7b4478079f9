import type { UiLocale } from '../locale/ui-locale'

const zhCN = {
  reset: '重置',
  moreFilters: (hidden: number, set: number) => (set > 0 ? `更多筛选 (${hidden}，已设 ${set})` : `更多筛选 (${hidden})`),
  fewerFilters: '收起筛选',
}

/** The words of the screen parts themselves. */
export type ScreenMessages = typeof zhCN

const en: ScreenMessages = {
  reset: 'Reset',
  moreFilters: (hidden, set) => (set > 0 ? `More filters (${hidden}, ${set} set)` : `More filters (${hidden})`),
  fewerFilters: 'Fewer filters',
}

export const SCREEN_MESSAGES: Record<UiLocale, ScreenMessages> = { 'zh-CN': zhCN, en }
