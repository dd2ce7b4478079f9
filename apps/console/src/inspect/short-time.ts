/** Month, day and minute in the time of China; empty when the time is not known. */
export const shortTime = (at: number | null) => (at === null ? '' : new Date(at + 8 * 3_600_000).toISOString().slice(5, 16).replace('T', ' '))
