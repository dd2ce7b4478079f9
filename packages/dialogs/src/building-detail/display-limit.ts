/** How many characters a field shows at most (spec 2 §5). */
export const DISPLAY_LIMIT = { region: 6, street: 3, height: 7, area: 11, count: 3, occupants: 8 } as const

const CUT = '…'

/**
 * A value within its limit. A number loses decimals first, because without digits it would be another number; what still
 * does not fit ends with … to show that it is cut.
 */
export function withinLimit(value: string | number | null, limit: number | undefined): string {
  if (value === null) return ''
  const text = String(value)
  if (limit === undefined || text.length <= limit) return text
  const fitting = typeof value === 'number' ? rounded(value, limit) : text
  return fitting.length <= limit ? fitting : fitting.slice(0, limit - 1) + CUT
}

function rounded(value: number, limit: number): string {
  const wholeLength = String(Math.trunc(value)).length
  return String(Number(value.toFixed(Math.max(0, limit - wholeLength - 1))))
}
