/** Width of the column of notices. */
export const NOTICES_WIDTH_PX = 360

/** Below 1024 px the notices are one line at the bottom of the window; this is its height. */
export const NOTICES_HEIGHT_PX = 60
