const DIGIT_PX = 7.2
const LETTER_PX = 12.5
const FIRST_WIDE = 0x2e80 // Chinese, Japanese and Korean from here on

/** About how wide the text of an axis is, in px. To measure it would cost a layout for each label. */
export function labelWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + ((letter.codePointAt(0) ?? 0) >= FIRST_WIDE ? LETTER_PX : DIGIT_PX), 0)
}

/** The width of the widest of some labels, and of two digits at least. */
export function widestLabel(texts: readonly string[]): number {
  return texts.reduce((widest, text) => Math.max(widest, labelWidth(text)), 2 * DIGIT_PX)
}
