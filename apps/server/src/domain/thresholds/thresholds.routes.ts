import { OPEN_BOUND } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'

import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError } from '../../http/errors'
import { demandId } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { asBare, asData, asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import type { DataScope } from '../menus/data-scope'
import { levelsOf } from '../alarm-levels/alarm-levels.queries'
import { removeThresholds, setThresholds } from './change-thresholds'
import { pageOfThresholds, pointsWithout, thresholdsOf, type ThresholdRow } from './thresholds.queries'

/** `/api/device/deviceAlarmThreshold`: which values of a measuring point are early warnings, and of which level (contract device §15.3). */
export function thresholdRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable(pageOfThresholds))
    .get('/get', asData((tx, scope, c) => demandPoint(tx, scope, demandId(c, 'id'))))
    .get('/getAdd', asBare(async (tx, scope) => ({ measuringPoint: await pointsWithout(tx, scope), level: await defaultRanges(tx, scope) })))
    .get('/getUpdate', asBare(async (tx, scope, c) => formOf(tx, scope, await demandPoint(tx, scope, demandId(c, 'id')))))
    .post('/add', async (c) => ok(c, await setThresholds(clock, c, 'add')))
    .post('/update', async (c) => ok(c, await setThresholds(clock, c, 'update')))
    .get('/delete', async (c) => ok(c, await removeThresholds(clock, c)))
}

async function demandPoint(tx: Db, scope: DataScope, id: number): Promise<ThresholdRow> {
  const row = await thresholdsOf(tx, scope, id)
  if (!row) throw new BusinessError(httpWords.gone)
  return row
}

/** What the platform's form of new thresholds begins with: 0, 1, 2 … between the levels, open at both ends. */
async function defaultRanges(tx: Db, scope: DataScope) {
  const levels = await levelsOf(tx, scope)
  return levels.map(({ id, name }, at) => ({
    alId: id, level: name, alarmMin: at === 0 ? OPEN_BOUND.min : at - 1, alarmMax: at === levels.length - 1 ? OPEN_BOUND.max : at,
  }))
}

/** What the platform's form of existing thresholds shows: the point itself first, open bounds as ±999999999. */
async function formOf(tx: Db, scope: DataScope, { id, measuringPoint, deviceAlarmThresholds }: ThresholdRow) {
  return {
    measuringPoint: [{ id, measuringPoint }, ...(await pointsWithout(tx, scope))],
    level: deviceAlarmThresholds.map(({ alId, level, alarmMin, alarmMax }) => ({ alId, level, alarmMin: alarmMin ?? OPEN_BOUND.min, alarmMax: alarmMax ?? OPEN_BOUND.max })),
  }
}
