/**
 * A text with full-width letters, digits and signs in their usual width: an input method for Chinese writes `２０２６－１１` and, for a decimal point, its
 * full stop. Unicode's own normalisation (NFKC) would also read `10²` as 102.
 */
export function halfWidth(text: string): string {
  return text
    .replace(/[\uFF01-\uFF5E]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[。｡]/g, '.')
    .replace(/\u2212/g, '-') // the minus of texts that are set in type
}
