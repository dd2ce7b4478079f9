import { NORMAL_SYMBOL } from '@smart-fire/api-client/wire'

import type { measuringPoints } from '../../db/schema'

/** Between which bounds a value is normal; a missing bound is open, and a bound itself is normal unless its symbol excludes it. */
export type NormalRange = Pick<typeof measuringPoints.$inferSelect, 'normalMin' | 'normalMinSymbol' | 'normalMax' | 'normalMaxSymbol'>

/** On which side of the range a value lies; null within it. */
export function sideOf(value: number, { normalMin, normalMinSymbol, normalMax, normalMaxSymbol }: NormalRange): 'low' | 'high' | null {
  if (normalMax !== null && (value > normalMax || (value === normalMax && normalMaxSymbol === NORMAL_SYMBOL.excluded))) return 'high'
  if (normalMin !== null && (value < normalMin || (value === normalMin && normalMinSymbol === NORMAL_SYMBOL.excluded))) return 'low'
  return null
}

/** Whether the lower bound is not above the upper one; equal bounds must both be normal themselves. */
export function hasValuesInRange({ normalMin, normalMinSymbol, normalMax, normalMaxSymbol }: Partial<Record<keyof NormalRange, unknown>>): boolean {
  if (typeof normalMin !== 'number' || typeof normalMax !== 'number') return true
  const isOpen = [normalMinSymbol, normalMaxSymbol].includes(NORMAL_SYMBOL.excluded)
  return isOpen ? normalMin < normalMax : normalMin <= normalMax
}
