const FORMATS = new Map<number, Intl.NumberFormat>()

/** A figure with at most so many decimals and its unit; a value that is missing is said by the caller. */
export function formatValue(value: number, unit: string | undefined, digits: number): string {
  const text = formatOf(digits).format(value)
  return unit ? `${text} ${unit}` : text
}

/** Kept: making one takes longer than a hundred uses of it. */
function formatOf(digits: number): Intl.NumberFormat {
  const known = FORMATS.get(digits)
  if (known) return known
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: digits, useGrouping: false })
  FORMATS.set(digits, format)
  return format
}
