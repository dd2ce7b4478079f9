import { recordCategoryNames, verdictNames } from '@smart-fire/api-client/code-names'
import { VERDICT } from '@smart-fire/api-client'
import type { RecordState } from './record-facts'

const zhStates: Record<RecordState, string> = {
  open: '未处理', recovered: '自动恢复', handled: '已处理', ...verdictStates(verdictNames.zhCN),
}
const enStates: Record<RecordState, string> = {
  open: 'Open', recovered: 'Recovered', handled: 'Handled', ...verdictStates(verdictNames.en),
}

/** A judged record is called as its verdict is. */
function verdictStates(names: typeof verdictNames.zhCN) {
  return { realFire: names[VERDICT.realFire], fireTest: names[VERDICT.fireTest], falseAlarm: names[VERDICT.falseAlarm] }
}

/** A span of time in its two largest units. */
function spanOf(units: readonly [string, string, string, string], gap: string) {
  return (ms: number): string => {
    const seconds = Math.floor(ms / 1_000)
    const amounts = [Math.floor(seconds / 86_400), Math.floor(seconds / 3_600) % 24, Math.floor(seconds / 60) % 60, seconds % 60]
    const first = amounts.findIndex((amount) => amount > 0)
    if (first < 0) return `0${units[3]}`
    return amounts.slice(first, first + 2).flatMap((amount, at) => (amount > 0 ? [`${amount}${units[first + at] ?? ''}`] : [])).join(gap)
  }
}

export const zhCN = {
  states: zhStates,
  categories: recordCategoryNames.zhCN,
  duration: spanOf(['天', '小时', '分', '秒'], ''),
}
export type MonitoringMessages = typeof zhCN

export const en: MonitoringMessages = {
  states: enStates,
  categories: recordCategoryNames.en,
  duration: spanOf([' d', ' h', ' min', ' s'], ' '),
}
