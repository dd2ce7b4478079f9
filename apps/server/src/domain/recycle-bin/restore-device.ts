import { BusinessError } from '../../http/errors'
import type { StoredRow } from '../../http/resource/definition'
import type { Change, Write } from '../../http/write-work'
import { findDevices, updateDevices } from '../inventory/devices.queries'
import { deviceEntity } from '../inventory/device-rows'
import { zhCN as deviceWords } from '../inventory/inventory.messages'
import { refuseOverQuota } from '../tenants/quotas.queries'
import { missingParts } from './device-parts.queries'
import { zhCN } from './recycle-bin.messages'

/**
 * Takes the deletion of a device back: its number is free, and its building with the floor, its hydrant and its type exist. It counts as not
 * enabled until its next report, which is compared with nothing: an alarm that it had before its deletion hides no new one.
 */
export async function restoreDevice(write: Write, row: StoredRow): Promise<Change> {
  const { tx, scope, author, now } = write
  const missing = await missingParts(tx, row.id)
  if (missing.number) throw new BusinessError(deviceWords.numberTaken)
  if (missing.place) throw new BusinessError(zhCN.placeGone)
  if (missing.floor) throw new BusinessError(deviceWords.noSuchFloor)
  if (missing.type) throw new BusinessError(zhCN.typeGone)
  await refuseOverQuota(tx, scope.tenantId, 'devices', 1)
  await updateDevices(tx, [row.id], { deletedAt: null, status: 'notEnabled', statusAt: now, silentAt: null, heardAt: null, latest: {}, updatedBy: author, updatedAt: now })
  const [after] = await findDevices(tx, scope, [row.id])
  return { act: 'restore', id: row.id, before: null, after: after ? deviceEntity(after) : null }
}
