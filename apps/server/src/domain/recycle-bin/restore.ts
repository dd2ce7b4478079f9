import type { Context } from 'hono'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, ParameterError } from '../../http/errors'
import { idOf } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { parametersOf } from '../../http/parameters'
import { restoreRow } from '../../http/resource/restore-row'
import { refuseWriter } from '../../http/resource/write-rows'
import { wireTime } from '../../http/wire-time'
import { writeWork } from '../../http/write-work'
import { DEVICE } from '../inventory/change-devices'
import { restoreDevice } from './restore-device'
import { binKind, endOfBin, isBinKind } from './bin-kinds.queries'
import { lockRow } from './bin.queries'
import { zhCN } from './recycle-bin.messages'

/**
 * `recycleBin/restore` (additive, form `kind`, `id`): takes a deletion of the last 30 days back. Writes to rows of a kind run one after the
 * other: of two administrators the second is told who has restored the row, and when.
 */
export async function restoreFromBin(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const { kind = '', id = '' } = await parametersOf(c)
  if (!isBinKind(kind)) throw new ParameterError(httpWords.badParameter, 'kind')
  const { definition } = binKind(kind)
  await writeWork(c, clock, definition?.name ?? DEVICE, async (write) => {
    if (definition) refuseWriter(definition, write)
    const row = await lockRow(write.tx, kind, write.scope, idOf(id))
    if (!row) throw new BusinessError(zhCN.gone)
    const { deletedAt } = row
    if (!(deletedAt instanceof Date)) throw new BusinessError(zhCN.restoredMeanwhile(row.updatedBy, wireTime(row.updatedAt)))
    if (deletedAt < endOfBin(write.now.getTime())) throw new BusinessError(zhCN.tooLate)
    return definition ? restoreRow(write, definition, row) : [await restoreDevice(write, row)]
  })
}
