const MOST_DECIMALS = 2

/** What a field holds: a text while it is no number. */
type Held = number | string | null

/** The number that a field of a larger unit than the wire's shows. */
export function typedNumber(kept: Held, scale: number): Held {
  return typeof kept !== 'number' || scale === 1 ? kept : Number((kept / scale).toFixed(MOST_DECIMALS))
}

/** The whole number that the wire gets for what is typed. */
export function keptNumber(typed: Held, scale: number): Held {
  return typeof typed !== 'number' || scale === 1 ? typed : Math.round(typed * scale)
}
