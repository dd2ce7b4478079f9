/**
 * The parts of a dialog that a change has outdated and that are not loaded again yet. `Part`: what one call loads.
 * A part is marked by `place.changed` and unmarked when its call starts, so a change during a call leads to one more.
 */
export interface Outdated<Part extends string> {
  outdated: readonly Part[]
}

export const NOTHING_OUTDATED = { outdated: [] }

/** Marks a part; the same object when the part is marked already. */
export function markOutdated<Part extends string>(context: Outdated<Part>, part: Part): Outdated<Part> {
  return isOutdated(context, part) ? context : { outdated: [...context.outdated, part] }
}

/** The call of the part starts: its response includes every change until now. */
export function markCurrent<Part extends string>({ outdated }: Outdated<Part>, part: Part): Outdated<Part> {
  return { outdated: outdated.filter((other) => other !== part) }
}

export function isOutdated<Part extends string>({ outdated }: Outdated<Part>, part: Part): boolean {
  return outdated.includes(part)
}

/** From the alarm link: something happened at this place; the link fell silent, or is live again. */
export type LiveEvent = { type: 'place.changed' } | { type: 'link.silent' } | { type: 'link.live' }
