/** The number that a code on a label holds: `<origin>/inspect?tag=<number>` (ADR 40), or the number alone as the platform prints it. Null for another code. */
export function scannedNumber(text: string): string | null {
  const tag = URL.canParse(text) ? new URL(text).searchParams.get('tag') : text
  const number = tag?.trim().toUpperCase() ?? ''
  return /^[0-9A-Z-]{1,32}$/.test(number) ? number : null
}
