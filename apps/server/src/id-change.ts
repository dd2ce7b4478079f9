/** The ids that come into a list and those that leave it. */
export interface IdChange {
  added: readonly string[]
  removed: readonly string[]
}

/** What changes when a list becomes another one. */
export function changeTo(held: readonly string[], wanted: readonly string[]): IdChange {
  const [before, after] = [new Set(held), new Set(wanted)]
  return { added: wanted.filter((id) => !before.has(id)), removed: held.filter((id) => !after.has(id)) }
}
