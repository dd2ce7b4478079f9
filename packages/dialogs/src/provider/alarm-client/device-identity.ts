import type { RecordKind } from '@smart-fire/api-client'

interface DeviceFields {
  kind: RecordKind | 'other'
  sensorNumber: string | null
  fireHostId: string | null
  loop: string | null
  address: string | null
}

/**
 * The device that a push and a record both come from: the sensor number, or host + loop + address (domain 3).
 * Null when neither is given. Pushes write sensor numbers in lower case (contract admin 6.3).
 */
export function deviceIdentity(source: DeviceFields): string | null {
  if (source.sensorNumber !== null) return `${source.kind}/${source.sensorNumber.toLowerCase()}`
  if (source.loop === null && source.address === null) return null
  return `${source.kind}/${source.fireHostId ?? ''}/${source.loop ?? ''}/${source.address ?? ''}`
}
