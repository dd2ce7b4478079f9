import type { MeasuringPoint } from '@smart-fire/api-client/measuring-points'
import { NORMAL_SYMBOL } from '@smart-fire/api-client/measuring-points'
import { choiceName, type ScreenWords } from '../../../screens'

type Range = Pick<MeasuringPoint, 'unit' | 'normalMin' | 'hasMin' | 'normalMinSymbol' | 'normalMax' | 'hasMax' | 'normalMaxSymbol'>

/** Whether both bounds are known, or known to be open. */
export const isRangeRead = ({ normalMin, hasMin, normalMax, hasMax }: Omit<Range, 'unit' | 'normalMinSymbol' | 'normalMaxSymbol'>): boolean => (normalMin !== null || !hasMin) && (normalMax !== null || !hasMax)

/** The normal range as it is read, e.g. `≥ 0.1 MPa`, `0.1 ≤ x < 0.8 MPa`, or that any value is normal. One with an unreadable bound is not known: it is not open. */
export function rangeText(range: Range, words: ScreenWords): string {
  const { unit, normalMin, normalMinSymbol, normalMax, normalMaxSymbol } = range
  if (!isRangeRead(range)) return choiceName(words, 'range', 'unread')
  const [below, above] = normalMinSymbol === NORMAL_SYMBOL.excluded ? ['<', '>'] : ['≤', '≥']
  const high = normalMaxSymbol === NORMAL_SYMBOL.excluded ? '<' : '≤'
  const of = (...parts: (string | number)[]) => [...parts, unit].filter((part) => part !== null).join(' ')
  if (normalMin !== null && normalMax !== null) return normalMin === normalMax ? of('=', normalMin) : of(normalMin, below, 'x', high, normalMax)
  if (normalMin !== null) return of(above, normalMin)
  return normalMax === null ? choiceName(words, 'range', 'open') : of(high, normalMax)
}
