/** Around and over a camera's picture. The same in both themes: a picture is judged on black. */
export const PICTURE = { bg: '#000000', fg: '#ffffff', muted: '#c9d2dc', bar: 'rgba(0, 0, 0, 0.6)', selected: '#7db4f5' } as const

/** Buttons on a picture keep the colour of its text in both themes. */
export const BUTTONS_ON_PICTURE = {
  '&& button': { color: `${PICTURE.fg} !important` },
  '&& button:hover': { backgroundColor: 'rgba(255, 255, 255, 0.2) !important' },
} as const
