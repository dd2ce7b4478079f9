/** A figure with at most so many decimals and its unit; a value that is missing is said by the caller. */
export function formatValue(value: number, unit: string | undefined, digits: number): string {
  const text = value.toLocaleString('en', { maximumFractionDigits: digits, useGrouping: false })
  return unit ? `${text} ${unit}` : text
}
