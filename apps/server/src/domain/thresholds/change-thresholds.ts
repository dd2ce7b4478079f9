import type { Context } from 'hono'
import { looseObject } from 'valibot'

import type { Clock } from '../../clock'
import { lockWrites } from '../../db/lock-writes'
import { NO_TENANT, type AppEnv } from '../../http/app-env'
import { BusinessError, FieldError, ForbiddenError } from '../../http/errors'
import { demandId } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonBody } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Write } from '../../http/write-work'
import { levelsOf } from '../alarm-levels/alarm-levels.queries'
import { rangeOf, refuseRanges, thresholdInput } from './threshold-input'
import { deleteThresholds, storedThresholds, writeRanges } from './threshold-writes.queries'
import { thresholdsOf } from './thresholds.queries'
import { zhCN } from './threshold.messages'

/** The kind of these writes in the audit log. */
const KIND = 'threshold'

/** `add` and `update`: writes all ranges of a measuring point; they act on the next report (ADR 28). */
export async function setThresholds(clock: Clock, c: Context<AppEnv>, act: 'add' | 'update'): Promise<void> {
  const input = demandInput(thresholdInput, await jsonBody(c, looseObject({})))
  await writeWork(c, clock, KIND, async (write) => {
    refuseWriter(write)
    // a level that these ranges name must not be deleted before the commit
    await lockWrites(write.tx, 'alarmLevel')
    const before = await thresholdsOf(write.tx, write.scope, input.mpId)
    if (!before) throw new FieldError('mpId', zhCN.unknownPoint)
    const stored = await storedThresholds(write, input.mpId)
    if (act === 'add' && stored) throw new FieldError('mpId', zhCN.exists)
    if (stored) checkVersion(stored, input.version)
    refuseRanges(input.level, new Map((await levelsOf(write.tx, write.scope)).map((level) => [level.id, level])))
    await writeRanges(write, input.mpId, input.level.map((range) => ({ levelId: range.alId, ...rangeOf(range) })), stored)
    return [{ act: stored ? 'update' : 'add', id: input.mpId, before: stored ? before : null, after: (await thresholdsOf(write.tx, write.scope, input.mpId)) ?? null }]
  })
}

/** `delete?id=`: the thresholds of a measuring point; open warnings end with its next report. */
export async function removeThresholds(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const pointId = demandId(c, 'id')
  await writeWork(c, clock, KIND, async (write) => {
    refuseWriter(write)
    const before = await thresholdsOf(write.tx, write.scope, pointId)
    const stored = await storedThresholds(write, pointId)
    if (!before || !stored) throw new BusinessError(httpWords.gone)
    await deleteThresholds(write.tx, stored.id)
    return [{ act: 'delete', id: pointId, before, after: null }]
  })
}

function refuseWriter({ session }: Write): void {
  if (session.tenantId === NO_TENANT) throw new ForbiddenError(httpWords.forbidden)
}
