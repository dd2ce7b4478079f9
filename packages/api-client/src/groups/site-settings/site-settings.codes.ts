/** The least number of days that a tenant keeps its records: a year. */
export const LEAST_RECORD_DAYS = 365
/** The most: ten years. */
export const MOST_RECORD_DAYS = 3650
