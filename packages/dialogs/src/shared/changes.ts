/** What a dialog knows of the changes at its place. `Part`: what it asks for separately and can be outdated separately. */
export interface Changes<Part extends string> {
  /** the newest change that the alarm link told of */
  heardChange: number
  /** the newest one that the last call for each part includes */
  includedChange: Partial<Record<Part, number>>
}

export const NO_CHANGES = { heardChange: 0, includedChange: {} }

/** From the alarm link: something happened at this place, or the link fell silent, or is heard again. */
export type ChangeEvent = { type: 'records.changed'; change: number } | { type: 'link.silent' } | { type: 'link.heard' }

/** A part is asked for: the answer will include whatever was heard of until now. */
export function asked<Part extends string>({ heardChange, includedChange }: Changes<Part>, part: Part): Changes<Part> {
  return { heardChange, includedChange: { ...includedChange, [part]: heardChange } }
}

export function isOutdated<Part extends string>(changes: Changes<Part>, part: Part): boolean {
  return changes.heardChange !== included(changes, part)
}

/** The newest change that the last call for a part includes. */
export function included<Part extends string>({ includedChange }: Changes<Part>, part: Part): number {
  return includedChange[part] ?? 0
}
