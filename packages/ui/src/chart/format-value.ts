const FORMATS = new Map<number, Intl.NumberFormat>()

/** A number with a maximum of decimal places and its unit. Missing values are handled by the caller. */
export function formatValue(value: number, unit: string | undefined, digits: number): string {
  const text = formatOf(digits).format(value)
  return unit ? `${text} ${unit}` : text
}

/** Cached: creating a formatter takes longer than using it a hundred times. */
function formatOf(digits: number): Intl.NumberFormat {
  const known = FORMATS.get(digits)
  if (known) return known
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: digits, useGrouping: false })
  FORMATS.set(digits, format)
  return format
}
