import type { DialogHistory, OpenDialog } from '@smart-fire/ui'

/** A dialog that the address of the page names, e.g. after F5. It stays until it is closed. */
export interface Reopened {
  key: number
  address: string
}

interface Entry {
  /** null until the reopened dialog is on screen */
  id: string | null
  /** of a reopened dialog */
  key: number | null
  dialog: OpenDialog
}

export interface DialogStack extends DialogHistory {
  /** The addresses of the open dialogs, from the lowest to the one on top; null for those that have none. */
  addresses: () => readonly (string | null)[]
  /** The dialogs to draw because the address names them: those on screen, and the next one. */
  reopened: () => readonly Reopened[]
  /** Puts these dialogs on top, one after the other: each waits until the one below it is on screen. */
  reopen: (addresses: readonly string[]) => void
  /** A reopened dialog was closed. */
  drop: (key: number) => void
  /** Closes the dialogs above `count`, from the top, as Escape does. One that asks before it closes stays open. */
  closeAbove: (count: number) => void
  subscribe: (listener: () => void) => () => void
}

/** The open dialogs in the order in which they lie above each other. */
export function createDialogStack(addresses: readonly string[]): DialogStack {
  let entries: readonly Entry[] = []
  let drawn: readonly Reopened[] = []
  let nextKey = 0
  const listeners = new Set<() => void>()
  const set = (changed: readonly Entry[]) => {
    entries = changed
    const waiting = entries.find(({ id }) => id === null)
    const next = entries.flatMap((entry) => (entry.key !== null && (entry.id !== null || entry === waiting) ? [{ key: entry.key, address: known(drawn, entry) }] : []))
    if (next.length !== drawn.length || next.some(({ key }, index) => key !== drawn[index]?.key)) drawn = next
    for (const listener of listeners) listener()
  }
  const waitingEntry = (address: string): Entry => ({ id: null, key: nextKey++, dialog: { address, close: () => {} } })
  set(addresses.map(waitingEntry))

  return {
    put(id, dialog) {
      const known = entries.find((entry) => entry.id === id) ?? entries.find((entry) => entry.id === null && isSameKind(entry.dialog, dialog))
      set(known ? entries.map((entry) => (entry === known ? { ...entry, id, dialog } : entry)) : [...entries, { id, key: null, dialog }])
    },
    remove: (id) => set(entries.filter((entry) => entry.id !== id)),
    addresses: () => entries.map(({ dialog }) => dialog.address),
    reopened: () => drawn,
    reopen: (more) => set([...entries, ...more.map(waitingEntry)]),
    drop: (key) => set(entries.filter((entry) => entry.key !== key)),
    closeAbove(count) {
      for (const { id, key, dialog } of entries.slice(count).reverse()) {
        if (id === null) set(entries.filter((entry) => entry.key !== key))
        else dialog.close()
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** What a reopened dialog is drawn from does not change while it is open, although its address may. */
function known(drawn: readonly Reopened[], { key, dialog }: Entry): string {
  return drawn.find((reopened) => reopened.key === key)?.address ?? dialog.address ?? ''
}

/** The name of the dialog, before its first dot: a reopened plan may have another floor as soon as it is on screen. */
function isSameKind(one: OpenDialog, other: OpenDialog): boolean {
  return one.address?.split('.')[0] === other.address?.split('.')[0]
}
