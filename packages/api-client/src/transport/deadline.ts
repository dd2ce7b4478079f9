/** `setTimeout` fires at once for a longer time. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Runs work with one deadline for all of it, and ends with the deadline also where the work does not mind its signal. A limit
 * of 0 or Infinity milliseconds is none: then only the caller ends the work.
 */
export async function withinLimit<T>(
  limitMs: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const { signal } = controller
  const abort = () => controller.abort()
  const timer = limitMs > 0 && limitMs <= LONGEST_TIMER_MS ? setTimeout(abort, limitMs) : undefined
  caller?.addEventListener('abort', abort)
  try {
    return await Promise.race([work(signal), new Promise<never>((_resolve, reject) => (signal.onabort = reject))])
  } finally {
    clearTimeout(timer)
    caller?.removeEventListener('abort', abort)
  }
}
