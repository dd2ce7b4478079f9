import { BusinessError } from '../errors'
import { zhCN } from '../http.messages'
import { wireTime } from '../wire-time'

interface Versioned {
  version: number
  updatedBy: string | null
  updatedAt: Date | null
}

/**
 * Refuses a write that was made from an older version of the row, with who has changed it and when (contract: HTTP 420,
 * body 30101, `data: { person, time, version }`). A client of the deployed platform names no version and is not checked.
 */
export function checkVersion({ version, updatedBy, updatedAt }: Versioned, given: string | number | null | undefined): void {
  if (given === undefined || given === null || given === '' || String(given) === String(version)) return
  const time = wireTime(updatedAt)
  throw new BusinessError(zhCN.changedMeanwhile(updatedBy, time), { person: updatedBy, time, version })
}
