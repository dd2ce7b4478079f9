export { CommandPalette as default } from './command-palette'
export type { Destination } from './palette.types'
