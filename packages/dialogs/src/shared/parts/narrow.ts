/** Below this width a dialog has no room for its right panel beside the list or picture: half of a usual window, which is 200 % zoom. */
export const NARROW = '(max-width: 999px)'
