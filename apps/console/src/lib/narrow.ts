/** Half of a usual window, which is 200 % zoom: two parts side by side have no room, the second stands below the first. */
export const NARROW = '@media (max-width: 999px)'
