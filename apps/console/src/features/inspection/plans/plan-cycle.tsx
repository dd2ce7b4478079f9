import type { InspectionPlan } from '@smart-fire/api-client/inspection'
import { CYCLE } from '@smart-fire/api-client/inspection-plans'
import { useMessages } from '@smart-fire/dialogs/provider'
import { NO_VALUE } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../screens'
import * as catalogue from './plan-cycle.messages'

/** How often a plan is repeated, in whole: 每 3 天, 每周一、周三, 每月 1 日. What the answer does not say is left out; an unknown cycle is its code. */
export function cycleText({ cycle, every, weekdays, monthDays }: InspectionPlan, words: typeof catalogue.zhCN, names: ScreenWords): string {
  const named = (field: 'weekdays' | 'monthDays', days: readonly string[] | null) => (days ?? []).map((day) => choiceName(names, field, day))
  if (cycle === CYCLE.days && every !== null) return words.days(every)
  if (cycle === CYCLE.weekly && weekdays?.length) return words.weekly(named('weekdays', weekdays))
  if (cycle === CYCLE.monthly && every !== null && monthDays?.length) return words.monthly(every, named('monthDays', monthDays))
  return cycle === null ? '' : choiceName(names, 'cycle', cycle)
}

export function CycleInWords({ plan, names }: { plan: InspectionPlan; names: ScreenWords }) {
  return cycleText(plan, useMessages(catalogue), names) || NO_VALUE
}
