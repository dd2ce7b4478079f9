import { formatMeasurement, withUnit } from '../components/data/format-measurement'

/** A number with a maximum of decimal places and its unit. Missing values are handled by the caller. */
export function formatValue(value: number, unit: string | undefined, digits: number): string {
  return formatMeasurement(value, unit, digits)
}

const AMOUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/** What a category amounts to, with its unit. Amounts run to thousands, which are set apart as in the tiles above the charts: `1,723 次`. */
export const formatAmount = (value: number, unit: string | undefined): string => withUnit(AMOUNT.format(value).replace('-', '−'), unit)
