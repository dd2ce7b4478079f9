import type { DeviceFile } from '@smart-fire/api-client/device-papers'

const KILOBYTE = 1024

/** The size of a file, e.g. `212 KB` or `1.4 MB`; empty when the server does not tell it. */
export function sizeText({ bytes }: Pick<DeviceFile, 'bytes'>): string {
  if (bytes === null) return ''
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}
