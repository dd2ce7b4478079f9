import { formatMeasurement } from '../components/data/format-measurement'

/** A number with a maximum of decimal places and its unit. Missing values are handled by the caller. */
export function formatValue(value: number, unit: string | undefined, digits: number): string {
  return formatMeasurement(value, unit, digits)
}
