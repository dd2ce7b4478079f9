import { BusinessError } from '../errors'
import { zhCN } from '../http.messages'
import { wireTime } from '../wire-time'

interface Versioned {
  version: number
  updatedBy: string | null
  updatedAt: Date | null
}

/**
 * Refuses an update that is based on an older version of the row: HTTP 420, body 30101 and `data: { person, time, version }`
 * of the last change (ADR 12). A client of the deployed platform sends no version and is not checked.
 */
export function checkVersion({ version, updatedBy, updatedAt }: Versioned, given: string | number | null | undefined): void {
  if (given === undefined || given === null || given === '' || String(given) === String(version)) return
  const time = wireTime(updatedAt)
  throw new BusinessError(zhCN.changedMeanwhile(updatedBy, time), { person: updatedBy, time, version })
}
