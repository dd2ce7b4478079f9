import { formatDateTime } from '@smart-fire/ui'

/** The file of a picture: its camera and the time in UTC+8. */
export const snapshotName = (name: string, at: number): string => `${name} ${formatDateTime(at).replace(/[: ]/g, '-')}.png`
