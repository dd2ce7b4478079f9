/** `screen` is the dark scheme in larger type, for a wall. */
export type UiTheme = 'light' | 'dark' | 'screen'
