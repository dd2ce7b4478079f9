import type { Context } from 'hono'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { BusinessError } from '../../http/errors'
import { parametersOf } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { writeWork } from '../../http/write-work'
import { changed, demandDevice, DEVICE } from './change-devices'
import { zhCN } from './inventory.messages'

/**
 * `deviceSensor/enable` (additive): takes a device into service that is placed on its plan and has reported, also while it was
 * stopped. A device that has never been stopped needs no user: its first report enables it, so that no alarm waits for one
 * (contract device 14.1); the refusal says so.
 */
export async function enableDevice(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  await writeWork(c, clock, DEVICE, async (write) => {
    const found = await demandDevice(write, parameters['id'] ?? '')
    const { device } = found
    checkVersion(device, parameters['version'])
    // its first report came meanwhile
    if (device.status !== 'notEnabled') return []
    if (device.buildingId === null && device.hydrantId === null) throw new BusinessError(zhCN.noPlace)
    // sensors of hydrants stand on no plan
    if (device.buildingId !== null && device.planX === null) throw new BusinessError(zhCN.notPlaced)
    if (device.reportedAt === null && device.refusedAt === null) throw new BusinessError(zhCN.noFirstReport)
    if (device.stoppedAt === null) throw new BusinessError(zhCN.waitsForReport)
    return [await changed(write, found, 'start', { stoppedAt: null, stopReason: null, refusedAt: null, statusAt: write.now })]
  }, 'start')
}
