/** Around and over a camera's picture. The same in both themes: a picture is judged on black. */
export const PICTURE = { bg: '#000000', fg: '#ffffff', muted: '#c9d2dc', bar: 'rgba(0, 0, 0, 0.6)', selected: '#7db4f5' } as const
