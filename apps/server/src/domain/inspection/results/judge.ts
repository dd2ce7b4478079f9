import type { inspectionTypes, ItemResult } from '../../../db/schema'

type Type = Pick<typeof inspectionTypes.$inferSelect, 'checkChoices' | 'checkValues'>

export interface GivenItem {
  name: string
  value: string
}

const NORMAL = '0'

/**
 * What the server says of the values that an inspector entered: a choice is normal when it says so, a number is normal between its limits, a text
 * decides nothing. An item that the type no longer has is kept as it was entered: the phone may have been without a connection when the type
 * was changed.
 */
export function judgeItems({ checkChoices, checkValues }: Type, given: readonly GivenItem[]): ItemResult[] {
  const choices = new Set((checkChoices ?? []).map(({ name }) => name))
  const values = new Map((checkValues ?? []).map((item) => [item.name, item]))
  return given.map(({ name, value }) => {
    if (choices.has(name)) return { name, value, unit: null, min: null, max: null, isAbnormal: value !== NORMAL }
    const item = values.get(name)
    if (!item?.isNumber) return { name, value, unit: item?.unit ?? null, min: null, max: null, isAbnormal: false }
    const { unit, min, max } = item
    return { name, value, unit, min, max, isAbnormal: isOutside(value.trim() === '' ? NaN : Number(value), min, max) }
  })
}

/** What is no number, as a blank value, is outside, too: it does not say that the value was normal. */
const isOutside = (value: number, min: number | null, max: number | null): boolean => !Number.isFinite(value) || (min !== null && value < min) || (max !== null && value > max)
