import { nullish, pipe, regex, string, trim } from 'valibot'

import { zhCN } from './floor-plans.messages'

/** A mark on a plan, `"x,y"` in pixels of its picture; blank takes it away, an absent one stays as it is. */
export const planMark = nullish(pipe(string(), trim(), regex(/^(\d{1,5}(\.\d{1,4})?,\d{1,5}(\.\d{1,4})?)?$/, zhCN.badPosition)))

/** The columns that a mark writes. */
export function columnsOfMark(mark: string | null | undefined): { planX?: number | null; planY?: number | null } {
  if (mark === undefined) return {}
  const [x, y] = mark ? mark.split(',').map(Number) : []
  return { planX: x ?? null, planY: y ?? null }
}

/** How rows show a mark (contract device 3). */
export const wireMark = ({ planX, planY }: { planX: number | null; planY: number | null }) => ({
  positionSign: planX === null ? '未标记' : '已标记', positionPoint: planX === null || planY === null ? null : `${planX},${planY}`,
})

type Values = Record<string, unknown>

/** What an update writes: the mark of another floor is wrong on this one. */
export const withoutStaleMark = (values: Values, before: Values): Values =>
  hasMoved(values, before) && values['planX'] === undefined ? { ...values, planX: null, planY: null } : values

const hasMoved = (values: Values, before: Values) => ['buildingId', 'floor'].some((name) => values[name] !== undefined && values[name] !== before[name])
