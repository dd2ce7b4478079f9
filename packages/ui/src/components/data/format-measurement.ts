const DIGITS = 3 // a stored value has no more (contract device 11)
const ATTACHED = /^[%‰°]$/ // written without a space
const REPORTED = /^\s*([-−+]?\d+(?:\.\d+)?)\s*([^\s\d.,:;/-].*)?$/

const FORMATS = new Map<number, Intl.NumberFormat>()

/**
 * A measured value with its unit, in the one way in which it is written everywhere: `69.2 ℃`, `−93 dBm`, `86%`. The minus is a
 * true one, and no zeros stand at the end. A value that is smaller than the last decimal place keeps two digits: it is not 0.
 *
 * @param digits the maximum of decimal places
 */
export function formatMeasurement(value: number, unit?: string | null, digits = DIGITS): string {
  const isTiny = value !== 0 && Math.abs(value) < 10 ** -digits / 2
  const plain = value === 0 ? 0 : value // the sign of a zero says nothing
  const text = (isTiny ? String(Number(value.toPrecision(2))) : formatOf(digits).format(plain)).replace('-', '−')
  return withUnit(text, unit)
}

/** A written number with its unit. */
export function withUnit(text: string, unit?: string | null): string {
  if (!unit) return text
  return ATTACHED.test(unit) ? `${text}${unit}` : `${text} ${unit}`
}

/**
 * The value of a record beside its alarm type. Null without a value, and for a 0 or 1 without a unit: that is a contact, and
 * the alarm type says more.
 */
export function formatQuantity(value: number | null, unit: string | null): string | null {
  const isContact = (value === 0 || value === 1) && (unit === null || unit === '')
  return value === null || isContact ? null : formatMeasurement(value, unit)
}

/** A value that the server sends together with its unit in one text (`69.2℃`), written as `formatMeasurement` does. Any other text stays as it is. */
export function formatReported(text: string): string {
  const [, number, unit] = REPORTED.exec(text) ?? []
  if (number === undefined) return text
  return formatMeasurement(Number(number.replace('−', '-')), unit?.trim())
}

/** Cached: creating a formatter takes longer than using it a hundred times. */
function formatOf(digits: number): Intl.NumberFormat {
  const known = FORMATS.get(digits)
  if (known) return known
  const format = new Intl.NumberFormat('en', { maximumFractionDigits: digits, useGrouping: false })
  FORMATS.set(digits, format)
  return format
}
