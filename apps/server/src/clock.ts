/** Where the server reads the time, so that tests can move it. */
export interface Clock {
  now: () => number
}

export const systemClock: Clock = { now: () => Date.now() }
