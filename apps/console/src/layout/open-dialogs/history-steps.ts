/** An entry of the browser's history, as far as dialogs are concerned. */
export interface HistoryEntry {
  /** how many dialogs are open at this entry, also those without an address */
  depth: number
  /** the addresses of those that have one */
  addresses: readonly string[]
}

export type HistoryStep =
  /** go back by so many entries */
  | { type: 'back'; by: number }
  | { type: 'replace' | 'push'; entry: HistoryEntry }

/**
 * What makes the history follow the open dialogs: one entry for each of them, so that Back closes the one on top (domain 29).
 * `open` holds the address of each open dialog, from the lowest up, null for a dialog without one.
 */
export function historySteps(open: readonly (string | null)[], here: HistoryEntry): HistoryStep[] {
  if (here.depth > open.length) return [{ type: 'back', by: here.depth - open.length }]
  const shown = entryOf(open, here.depth)
  const replaced: HistoryStep[] = isSame(shown.addresses, here.addresses) ? [] : [{ type: 'replace', entry: shown }]
  const above = open.slice(here.depth).map((_, index): HistoryStep => ({ type: 'push', entry: entryOf(open, here.depth + index + 1) }))
  return [...replaced, ...above]
}

function entryOf(open: readonly (string | null)[], depth: number): HistoryEntry {
  return { depth, addresses: open.slice(0, depth).filter((address) => address !== null) }
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((address, index) => address === other[index])
}
