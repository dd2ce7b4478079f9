/** The words of a value that is only ever 0 or 1, off first: an on/off contact. */
export type ChartStates = readonly [off: string, on: string]

/** The word of a value; a value between is taken for the nearer one. */
export function stateOf(value: number, [off, on]: ChartStates): string {
  return value < 0.5 ? off : on
}
