/**
 * Calls back the host. Its exception ends nothing of ours: it would take the tree of React from the page, or keep a dialog open. The page
 * reports it like an error that no code has caught.
 */
export function tellHost<Told extends unknown[]>(callback: ((...told: Told) => void) | undefined, ...told: Told): void {
  try {
    callback?.(...told)
  } catch (error) {
    globalThis.reportError?.(error)
  }
}
