/** The colour of a series that has none of its own. */
export const USUAL_SERIES_COLOR = '#3B82F6'
