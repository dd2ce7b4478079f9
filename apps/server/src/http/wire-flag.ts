/** `'1'` for yes and `'0'` for no, the wire's form of a flag; null where it is not known. */
export function wireFlag(is: boolean): '0' | '1'
export function wireFlag(is: boolean | null): '0' | '1' | null
export function wireFlag(is: boolean | null): '0' | '1' | null {
  if (is === null) return null
  return is ? '1' : '0'
}
