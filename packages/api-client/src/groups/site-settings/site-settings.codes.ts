/** Bounds of the days that a tenant keeps its records: a year is the least, ten years the most. */
export const LEAST_RECORD_DAYS = 365
export const MOST_RECORD_DAYS = 3650
