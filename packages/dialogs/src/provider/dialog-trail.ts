import type { DialogHistory } from '@smart-fire/ui'

/**
 * Follows the open dialogs and reports the address of the uppermost one that has an address, null when there is none. What happens in
 * one task is one report: a dialog that takes the place of another is not an empty page in between.
 */
export function createDialogTrail(around: DialogHistory | null, onNavigate: (address: string | null) => void): DialogHistory {
  const open = new Map<string, string | null>()
  let reported: string | null = null
  let isDue = false

  function report() {
    isDue = false
    const address = [...open.values()].findLast((value) => value !== null) ?? null
    if (address === reported) return
    reported = address
    onNavigate(address)
  }

  function changed() {
    if (isDue) return
    isDue = true
    queueMicrotask(report)
  }

  return {
    put(id, dialog) {
      open.set(id, dialog.address)
      around?.put(id, dialog)
      changed()
    },
    remove(id) {
      open.delete(id)
      around?.remove(id)
      changed()
    },
  }
}
