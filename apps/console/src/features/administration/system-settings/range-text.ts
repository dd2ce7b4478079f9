import type { ThresholdRange } from '@smart-fire/api-client/warnings'

/** The values of a range as they are read: `≥ 54`, `45 ≤ x < 50`, `< 2.9`. */
export function rangeText({ min, max }: Pick<ThresholdRange, 'min' | 'max'>): string {
  if (min !== null && max !== null) return `${min} ≤ x < ${max}`
  if (min !== null) return `≥ ${min}`
  return max === null ? '' : `< ${max}`
}
