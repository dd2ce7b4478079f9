const NUL = '\u0000'
/** With the flag `u`, only halves of pairs match. */
const HALF_PAIR = /\p{Surrogate}/gu

/** Whether the database can hold a text: it refuses NUL and halves of surrogate pairs. */
export function isStorableText(text: string): boolean {
  return text.search(HALF_PAIR) < 0 && !text.includes(NUL)
}

/** A text as the database can hold it: without NUL, with U+FFFD for halves of characters, and of at most `most` characters. */
export function storableText(text: string, most: number): string {
  return text.replaceAll(NUL, '').trim().slice(0, most).replace(HALF_PAIR, '\ufffd')
}
