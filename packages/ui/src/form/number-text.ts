import { halfWidth } from '../components/field/half-width'

/** The limits of a number. */
export interface NumberRules {
  min?: number | undefined
  max?: number | undefined
  /** Digits after the decimal point; 0 for whole numbers. */
  decimals?: number | undefined
}

/** Why a text is no number that may be entered. */
export type NumberProblem = 'malformed' | 'imprecise' | 'decimals' | 'tooSmall' | 'tooLarge'

/**
 * Reads a text: its number, null when it is empty, or the text itself when it is no number. A decimal point is
 * needed where there are decimals; full-width digits and signs, as an input method writes them, are read too. A number beyond the
 * whole numbers that JavaScript holds exactly stays a text: its last digits would change without notice.
 */
export function readNumber(text: string): number | string | null {
  const plain = plainText(text)
  if (plain === '') return null
  return isDecimal(plain) && Math.abs(Number(plain)) <= Number.MAX_SAFE_INTEGER ? Number(plain) : text
}

/** A number as a user writes it, without an exponent. */
export function numberText(value: number): string {
  const text = String(value)
  return text.includes('e') ? value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 17 }) : text
}

/** `value` is a number, or the text that is none; null has no problem. */
export function numberProblem(value: number | string | null, { min, max, decimals }: NumberRules): NumberProblem | null {
  if (value === null) return null
  if (typeof value === 'string') return isDecimal(plainText(value)) ? (limitProblem(Number(plainText(value)), { min, max }) ?? 'imprecise') : 'malformed'
  if (!Number.isFinite(value)) return 'malformed'
  if (decimals !== undefined && decimalsOf(value) > decimals) return 'decimals'
  return limitProblem(value, { min, max })
}

/** One step up or down from a value, within the limits; an empty field begins at nought, or at the limit next to it. */
export function steppedNumber(value: number | null, step: number, direction: 1 | -1, { min = -Infinity, max = Infinity }: NumberRules): number {
  const within = (number: number) => Math.min(max, Math.max(min, number))
  if (value === null) return within(0)
  // 0.1 + 0.2 is not 0.3: rounded to the digits that both have
  return within(Number((value + direction * step).toFixed(Math.max(decimalsOf(step), decimalsOf(value)))))
}

function limitProblem(value: number, { min = -Infinity, max = Infinity }: NumberRules): NumberProblem | null {
  if (value < min) return 'tooSmall'
  return value > max ? 'tooLarge' : null
}

function plainText(text: string): string {
  return halfWidth(text).trim()
}

function isDecimal(text: string): boolean {
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(text)
}

function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent))
}
