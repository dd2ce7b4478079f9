/** The least width of a column of places, in px: with the button that copies it, a place keeps about eight characters a line. */
export const LEAST_PLACE_PX = 176
