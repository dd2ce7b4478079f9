import type { UiLocale } from '../locale/ui-locale'

const zhCN = {
  reset: '重置',
  moreFilters: (hidden: number, set: number) => (set > 0 ? `更多筛选 (${hidden}，已设 ${set})` : `更多筛选 (${hidden})`),
  fewerFilters: '收起筛选',
  widthOf: (what: string) => `${what}的宽度`,
  bulkActs: '批量操作',
  bulkResult: (act: string, done: number, failed: number, isCancelled: boolean) =>
    `${act}${isCancelled ? '已取消' : '完成'}：成功 ${done} 项${failed > 0 ? `，失败 ${failed} 项` : ''}`,
  cancelling: '正在取消，等待当前一项完成…',
  done: '成功',
  notDone: '失败',
}

/** The words of the screen parts themselves. */
export type ScreenMessages = typeof zhCN

const en: ScreenMessages = {
  reset: 'Reset',
  moreFilters: (hidden, set) => (set > 0 ? `More filters (${hidden}, ${set} set)` : `More filters (${hidden})`),
  fewerFilters: 'Fewer filters',
  widthOf: (what) => `Width of ${what}`,
  bulkActs: 'Bulk actions',
  bulkResult: (act, done, failed, isCancelled) => `${act} ${isCancelled ? 'cancelled' : 'finished'}: ${done} done${failed > 0 ? `, ${failed} failed` : ''}`,
  cancelling: 'Cancelling; finishing the current one…',
  done: 'Done',
  notDone: 'Failed',
}

export const SCREEN_MESSAGES: Record<UiLocale, ScreenMessages> = { 'zh-CN': zhCN, en }
