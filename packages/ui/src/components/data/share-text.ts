import { NO_VALUE } from './no-value'

const DIGITS = new Intl.NumberFormat('en', { maximumFractionDigits: 1, useGrouping: false })

/**
 * A share in per cent, in the one way in which it is written everywhere: `0%`, `<0.1%`, `97.5%`, `>99.9%`, `100%`. It is never rounded to none
 * or to all: 5 offline devices of 20,000 must not look like none.
 *
 * @param share of 1; null while it is unknown
 */
export function shareText(share: number | null): string {
  if (share === null) return NO_VALUE
  if (share > 0 && share < 0.001) return '<0.1%'
  if (share > 0.999 && share < 1) return '>99.9%'
  return `${DIGITS.format(share * 100)}%`
}
