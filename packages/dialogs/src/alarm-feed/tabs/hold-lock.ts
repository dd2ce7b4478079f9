/**
 * Waits for a lock of the browser and keeps it until the signal is aborted; rejects when the browser gives no locks.
 * A lock may be granted in the very moment of the abort: then it is released at once, or no tab would ever get it again.
 */
export async function holdLock(locks: LockManager, name: string, signal: AbortSignal, onHeld: () => void): Promise<void> {
  const hold = () =>
    new Promise<void>((release) => {
      if (signal.aborted) return release()
      signal.addEventListener('abort', () => release())
      onHeld()
    })
  await locks.request(name, { signal }, hold)
}
