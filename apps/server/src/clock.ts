/** Where the server reads the time, so that tests can move it. */
export interface Clock {
  now: () => number
  /** milliseconds since some start: setting the clock does not change it, and it stands still while the machine sleeps */
  steady: () => number
}

export const systemClock: Clock = { now: () => Date.now(), steady: () => performance.now() }
