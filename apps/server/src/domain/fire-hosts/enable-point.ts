import type { Context } from 'hono'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { BusinessError } from '../../http/errors'
import { idOf } from '../../http/filters'
import { parametersOf } from '../../http/parameters'
import { writeWork } from '../../http/write-work'
import { mayWriteHost } from '../menus/data-scope'
import { zhCN } from './fire-host.messages'
import { startHost } from './stop-host'
import { findPoint, lockHost } from './stop-host.queries'

/**
 * `deviceFireMainSensor/enable` (additive): a point is in service with its host. It takes the stopped host of a point that is placed and has
 * reported before into service, with all its points. A point of a host that is not stopped needs no user: its first report enables it.
 */
export async function enablePoint(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const { id = '' } = await parametersOf(c)
  await writeWork(c, clock, 'fireHost', async (write) => {
    const point = await findPoint(write.tx, write.scope, idOf(id))
    const host = point && (await lockHost(write.tx, write.scope, point.fireHostId))
    if (!point || !host) throw new BusinessError(zhCN.unknownPoint)
    // its first report, or another user, came meanwhile
    if (point.status !== 'notEnabled') return []
    if (point.planX === null) throw new BusinessError(zhCN.pointNotPlaced)
    if (point.reportedAt === null) throw new BusinessError(zhCN.pointNotReported)
    if (host.stoppedAt === null) throw new BusinessError(zhCN.pointWaits)
    // the points that this user does not see would stay out of service
    if (!mayWriteHost(write.scope, host.id)) throw new BusinessError(zhCN.hostInPart)
    return startHost(write, host)
  }, 'start')
}
