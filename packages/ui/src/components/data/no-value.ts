/** What every screen shows in place of a value that is missing or unknown: a dash, never 0 (domain 25). */
export const NO_VALUE = '–'
