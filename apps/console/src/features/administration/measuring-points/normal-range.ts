import type { MeasuringPoint } from '@smart-fire/api-client/measuring-points'
import { NORMAL_SYMBOL } from '@smart-fire/api-client/measuring-points'
import { choiceName, type ScreenWords } from '../../../screens'

type Range = Pick<MeasuringPoint, 'unit' | 'normalMin' | 'hasMin' | 'normalMinSymbol' | 'hasMinSymbol' | 'normalMax' | 'hasMax' | 'normalMaxSymbol' | 'hasMaxSymbol'>

/** Whether both bounds are known, or known to be open, and whether a value that equals one is normal. */
export function isRangeRead({ normalMin, hasMin, normalMinSymbol, hasMinSymbol, normalMax, hasMax, normalMaxSymbol, hasMaxSymbol }: Omit<Range, 'unit'>): boolean {
  const sent = [[normalMin, hasMin], [normalMinSymbol, hasMinSymbol], [normalMax, hasMax], [normalMaxSymbol, hasMaxSymbol]]
  return sent.every(([read, wasSent]) => read !== null || !wasSent)
}

/** Whether nothing of the range is unknown: what could not be read would be saved as open, as a normal value, or as no alarm at all. */
export const isWhollyRead = (point: Omit<Range, 'unit'> & Pick<MeasuringPoint, 'outOfRange' | 'hasOutOfRange'>): boolean => isRangeRead(point) && (point.outOfRange !== null || !point.hasOutOfRange)

/** The normal range as it is read, e.g. `≥ 0.1 MPa`, `0.1 ≤ x < 0.8 MPa`, or that any value is normal. One of which a part is unreadable is not known: it is not open. */
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
