import { LEAST_RECORD_DAYS, MOST_RECORD_DAYS } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'
import { nullish, number, object, picklist, string, union } from 'valibot'

import { asData } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { jsonBody } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { optionalWhole } from '../../http/resource/number'
import { checkVersion } from '../../http/resource/version'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { logoPath } from './logo.queries'
import { readSettings, writeSettings, type TenantSettings } from './tenant-setup.queries'

const scalar = union([string(), number()])
const setupBody = object({ planSetup: picklist(['0', '1']), recordDays: nullish(scalar), version: nullish(scalar) })
const daysInput = object({ recordDays: optionalWhole(LEAST_RECORD_DAYS, MOST_RECORD_DAYS) })

const wireSettings = ({ planSetup, recordDays }: TenantSettings) => ({ planSetup: wireFlag(planSetup), recordDays })

/**
 * `/api/device/deviceTenantSetup`: whether the pictures of floors are given out, the string "0" or "1" itself (contract device §8). `recordDays`,
 * `version` and `config`, which has all settings, are additive (ADR 3).
 */
export function tenantSetupRoutes({ clock, config }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/get', asData(async (tx, { tenantId }) => wireFlag((await readSettings(tx, tenantId)).planSetup)))
    .get('/config', asData(async (tx, { tenantId }) => {
      const settings = await readSettings(tx, tenantId)
      return { id: tenantId, ...wireSettings(settings), usualRecordDays: config.keepDays.records, logo: logoPath(settings.logoKey), version: settings.version, updUserName: settings.updatedBy, updTime: wireTime(settings.updatedAt) }
    }))
    .post('/addOrUpdate', async (c) => {
      const { planSetup, recordDays: given, version } = await jsonBody(c, setupBody)
      const { recordDays } = demandInput(daysInput, { recordDays: given })
      await writeWork(c, clock, 'tenantSetup', async ({ tx, scope: { tenantId }, author, now }) => {
        const before = await readSettings(tx, tenantId)
        checkVersion(before, version)
        const after = {
          ...before, planSetup: planSetup === '1', recordDays: recordDays === undefined ? before.recordDays : recordDays, version: before.version + 1, updatedBy: author, updatedAt: now,
        }
        await writeSettings(tx, tenantId, after)
        return [{ act: 'update', id: tenantId, before: wireSettings(before), after: wireSettings(after) }]
      })
      return ok(c)
    })
}
