/** `screen` is the dark scheme in larger type, for a wall display. */
export type UiTheme = 'light' | 'dark' | 'screen'
