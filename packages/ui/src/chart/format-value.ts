import { formatMeasurement, withUnit } from '../components/data/format-measurement'
import { shareText } from '../components/data/share-text'

/** A number with a maximum of decimal places and its unit. Missing values are handled by the caller. */
export function formatValue(value: number, unit: string | undefined, digits: number): string {
  return formatMeasurement(value, unit, digits)
}

const AMOUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/**
 * What a category amounts to, with its unit. Amounts run to thousands, which are set apart as in the tiles above the charts: `1,723 次`.
 * Per cent is a share, and is written like the shares of the tiles.
 */
export const formatAmount = (value: number, unit: string | undefined): string => (unit === '%' ? shareText(value / 100) : withUnit(AMOUNT.format(value), unit)).replace('-', '−')
