import { readNumber, readText } from './scalars'

/** An id as a JSON body takes it: a number where it is one. */
export function wireId(value: string): number | string {
  return /^\d{1,15}$/.test(readText(value) ?? '') ? readNumber(value) ?? value : value
}

/** A flag as a parameter takes it; undefined is left out. */
export function wireFlag(flag: boolean | undefined): '0' | '1' | undefined {
  return flag === undefined ? undefined : flag ? '1' : '0'
}
