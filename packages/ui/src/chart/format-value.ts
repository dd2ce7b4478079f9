import { formatMeasurement, withUnit } from '../components/data/format-measurement'
import { shareText } from '../components/data/share-text'

/** A number with a maximum of decimal places and its unit. Missing values are handled by the caller. */
export function formatValue(value: number, unit: string | undefined, digits: number): string {
  return formatMeasurement(value, unit, digits)
}

/** The unit of an amount: one text, or two where one thing is called otherwise than several (`1 record`, `2 records`). */
export type AmountUnit = string | { readonly one: string; readonly other: string }

const AMOUNT = new Intl.NumberFormat('en', { maximumFractionDigits: 2 })

/**
 * What a category amounts to, with its unit. Amounts run to thousands, which are set apart as in the tiles above the charts: `1,723 次`.
 * Per cent is a share, and is written like the shares of the tiles.
 */
export function formatAmount(value: number, unit: AmountUnit | undefined): string {
  if (unit === '%') return shareText(value / 100).replace('-', '−')
  const text = AMOUNT.format(value)
  return withUnit(text, typeof unit === 'object' && text === '1' ? unit.one : unitOfMany(unit)).replace('-', '−')
}

/** The unit beside an axis. */
export const unitOfMany = (unit: AmountUnit | undefined): string | undefined => (typeof unit === 'object' ? unit.other : unit)
