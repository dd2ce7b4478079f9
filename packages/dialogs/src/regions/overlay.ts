/** One dialog or panel that is open above a dialog until it is closed. */
export function above(description: string) {
  return { description, on: { 'overlay.close': 'none' } } as const
}
