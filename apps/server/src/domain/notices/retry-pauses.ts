const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS

/** Between two tries; after the last one the notice has failed. */
export const PAUSES_MS: readonly number[] = [10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS]
