import type { Alarm } from '@smart-fire/api-client'

/**
 * The device that a push and a record both come from: the sensor number, or host + loop + address (domain 3).
 * Null when neither is given. Pushes write sensor numbers in lower case (contract admin 6.3).
 */
export function deviceIdentity({ kind, sensorNumber, fireHostId, loop, address }: Alarm): string | null {
  if (sensorNumber !== null) return `${kind}/${sensorNumber.toLowerCase()}`
  if (loop === null && address === null) return null
  return `${kind}/${fireHostId ?? ''}/${loop ?? ''}/${address ?? ''}`
}
