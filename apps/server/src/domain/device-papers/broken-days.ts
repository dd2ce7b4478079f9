import { writeWireDay } from '@smart-fire/api-client/wire'

import type { FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { zhCN } from './maintenance.messages'

/** Nothing was done after today (UTC+8), and nothing is due again before it was done. */
export async function brokenDays({ now }: Pick<Write, 'now'>, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const today = writeWireDay(now.getTime())
  return new Map(rows.flatMap((row, place) => {
    const problem = problemOf(row, today)
    return problem ? [[place, problem] as const] : []
  }))
}

/** Days are `yyyy-MM-dd`: they are in order as texts. */
function problemOf({ doneOn, nextOn }: Record<string, unknown>, today: string): FieldProblem | null {
  if (typeof doneOn !== 'string') return null
  if (doneOn > today) return { field: 'doneDate', message: zhCN.inFuture }
  return typeof nextOn === 'string' && nextOn < doneOn ? { field: 'nextDate', message: zhCN.dueBeforeDone } : null
}
