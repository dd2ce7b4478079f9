/** How many days the statistics of one call cover at most (our server): three years. */
export const MOST_STATISTICS_DAYS = 1100
