/** A floor as it is shown everywhere: `3F`, `-1F` (spec 2 §9). Blank where there is none; 0 is no floor. */
export function floorName(floor: number | null): string {
  return floor ? `${floor}F` : ''
}

/** Floor and position of a thing, those that are known. Many sites begin the position with the floor (`3F 301 走廊`), which is then named once (spec 2 §9). */
export function floorAndPosition({ floor, position }: { floor: number | null; position: string | null }): string[] {
  const name = floorName(floor)
  return [position?.startsWith(name) ? '' : name, position ?? ''].filter(Boolean)
}
