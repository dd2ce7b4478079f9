/**
 * Tells the host something. An exception of the host neither changes the result of the call nor is lost: a page reports it
 * like an error that no code has caught.
 */
export function tellHost<Told extends unknown[]>(callback: ((...told: Told) => void) | undefined, ...told: Told): void {
  try {
    callback?.(...told)
  } catch (error) {
    globalThis.reportError?.(error)
  }
}
