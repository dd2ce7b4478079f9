import type { RecordKind } from '@smart-fire/api-client'

interface DeviceFields {
  kind: RecordKind | 'other'
  sensorNumber: string | null
  fireHostId: string | null
  loop: string | null
  address: string | null
}

/**
 * What names the reporting device in a push and in a record alike: the sensor number, or host + loop + address (domain 3).
 * Null when the shape carries neither. Pushes write sensor numbers in lower case (contract admin 6.3).
 */
export function deviceIdentity(source: DeviceFields): string | null {
  if (source.sensorNumber !== null) return `${source.kind}/${source.sensorNumber.toLowerCase()}`
  if (source.loop === null && source.address === null) return null
  return `${source.kind}/${source.fireHostId ?? ''}/${source.loop ?? ''}/${source.address ?? ''}`
}
