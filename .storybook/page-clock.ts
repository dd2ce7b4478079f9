/** Makes another clock the date of the page; timers run. Returns the function that gives the page its own date back. */
export function setPageDate(now: () => number): () => void {
  const Running = Date
  class OtherDate extends Running {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(now())
      else super(...given)
    }
    static override [Symbol.hasInstance](value: unknown) {
      return value instanceof Running
    }
    static override now() {
      return now()
    }
  }
  Reflect.set(globalThis, 'Date', OtherDate)
  return () => Reflect.set(globalThis, 'Date', Running)
}

/** Shorter waits are for the eye and for the network, which do not get faster: a response takes its time. */
export const UNCHANGED_MS = 1_000

/**
 * Shortens the waits of the page that are longer than a second, so that what counts minutes keeps up with a date that runs faster. None
 * gets shorter than a second; a wait that has begun stays as it is. Returns the function that gives the page its own timers back.
 *
 * @param pace how many times faster the date runs now
 */
export function quickenTimers(pace: () => number): () => void {
  const { setTimeout: running } = globalThis
  const quick = (run: () => void, ms = 0, ...given: []) => running(run, ms <= UNCHANGED_MS ? ms : Math.max(UNCHANGED_MS, ms / pace()), ...given)
  Reflect.set(globalThis, 'setTimeout', quick)
  return () => Reflect.set(globalThis, 'setTimeout', running)
}
