const MOST_DECIMALS = 2

/** The number that a field of a larger unit than the wire's shows. */
export function typedNumber(kept: number | null, scale: number): number | null {
  return kept === null || scale === 1 ? kept : Number((kept / scale).toFixed(MOST_DECIMALS))
}

/** The whole number that the wire gets for what is typed. */
export function keptNumber(typed: number | null, scale: number): number | null {
  return typed === null || scale === 1 ? typed : Math.round(typed * scale)
}
