import type { Context } from 'hono'

import type { Clock } from '../../clock'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { parametersOf } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Write } from '../../http/write-work'
import { endWarningsOf } from '../early-warnings/end-warnings'
import { judge } from '../records/judge'
import { changed, demandDevice, DEVICE } from './change-devices'
import { stopInput } from './device-input'
import type { ListedDevice } from './device-rows'
import { openRecords } from './devices.queries'
import { zhCN } from './inventory.messages'
import { refuseOtherSections } from './section-rights'

/**
 * `deviceSensor/setStopped` (additive): the reports of a stopped device are refused with this reason (`domain/ingestion`).
 * A device in alarm, or with an unhandled fire, is not stopped. Its other unhandled records, and its early warnings, are handled by the user who stops it.
 */
export async function setStopped(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  const { stopped, reason } = demandInput(stopInput, parameters)
  await writeWork(c, clock, DEVICE, async (write) => {
    const found = await demandDevice(write, parameters['id'] ?? '')
    checkVersion(found.device, parameters['version'])
    await refuseOtherSections(write, [found.device.channelId], 'btn_stop')
    if (stopped === '0' && found.device.buildingId === null && found.device.hydrantId === null) throw new BusinessError(zhCN.noPlace)
    if (stopped === '0') return found.device.stoppedAt === null ? [] : [await changed(write, found, 'start', { stoppedAt: null, stopReason: null, refusedAt: null, statusAt: write.now })]
    if (reason == null) throw new FieldError('reason', zhCN.reasonRequired)
    const records = await endRecords(write, found)
    // the next report after the stop is compared with nothing: an alarm that lasts is raised again
    const state = { status: 'notEnabled', statusAt: write.now, silentAt: null, heardAt: null, latest: {} } as const
    const change = await changed(write, found, 'stop', { ...state, stoppedAt: write.now, stopReason: reason, refusedAt: null })
    return [{ ...change, after: { ...change.after, records } }, ...(await endWarningsOf(write, [found.device.id]))]
  }, stopped === '0' ? 'start' : 'stop')
}

/** Handles the unhandled faults of a device, also those of a place where it stood before; resolves with their ids for the audit log. */
async function endRecords({ tx, scope, session, now }: Write, { device }: ListedDevice): Promise<number[]> {
  const open = await openRecords(tx, [device.id])
  const fires = open.filter(({ isFire }) => isFire)
  if (fires.length > 0) throw new BusinessError(zhCN.openFires(fires.length))
  if (device.status === 'alarm') throw new BusinessError(zhCN.stillInAlarm)
  await beyondLimits(tx, async () => {
    for (const { kind, id } of open) await judge(tx, scope, session, { kind, id, verdict: null }, now)
  })
  return open.map(({ id }) => id)
}
