/** The limits of a number. */
export interface NumberRules {
  min?: number | undefined
  max?: number | undefined
  /** Digits after the decimal point; 0 for whole numbers. */
  decimals?: number | undefined
}

/** Why a text is no number that may be entered. */
export type NumberProblem = 'malformed' | 'decimals' | 'tooSmall' | 'tooLarge'

/**
 * Reads a text: its number, null when it is empty, or the text itself when it is no number. A decimal point is
 * needed where there are decimals; full-width digits and signs, as an input method writes them, are read too.
 */
export function readNumber(text: string): number | string | null {
  const plain = text.normalize('NFKC').trim()
  if (plain === '') return null
  return isDecimal(plain) ? Number(plain) : text
}

/** `value` is a number, or the text that is none; null has no problem. */
export function numberProblem(value: number | string | null, { min, max, decimals }: NumberRules): NumberProblem | null {
  if (value === null) return null
  if (typeof value === 'string' || !Number.isFinite(value)) return 'malformed'
  if (decimals !== undefined && decimalsOf(value) > decimals) return 'decimals'
  if (min !== undefined && value < min) return 'tooSmall'
  return max !== undefined && value > max ? 'tooLarge' : null
}

/** One step up or down from a value, within the limits; an empty field begins at nought, or at the limit next to it. */
export function steppedNumber(value: number | null, step: number, direction: 1 | -1, { min = -Infinity, max = Infinity }: NumberRules): number {
  const within = (number: number) => Math.min(max, Math.max(min, number))
  if (value === null) return within(0)
  // 0.1 + 0.2 is not 0.3: rounded to the digits that both have
  return within(Number((value + direction * step).toFixed(Math.max(decimalsOf(step), decimalsOf(value)))))
}

function isDecimal(text: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}
