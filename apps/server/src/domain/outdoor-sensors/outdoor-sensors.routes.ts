import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { demandId } from '../../http/filters'
import { asData, asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { outdoorNamesInUse } from '../inventory/inventory-lists.queries'
import { addOutdoor, changeOutdoor, unlinkOutdoor } from './change-outdoor'
import { importOutdoor } from './import-outdoor'
import { listOutdoor } from './outdoor-lists.queries'
import { addInstallation, installationOf } from './report-installation'

/** The calls of `/api/device/deviceSensor` that manage the sensors of hydrants (contract device §2.1, §2.4). */
export function outdoorSensorRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageOutdoorList', asTable(listOutdoor))
    .get('/getOutdoorSelected', asData((tx, scope) => outdoorNamesInUse(tx, scope)))
    .get('/installation', asData((tx, scope, c) => installationOf(tx, scope, demandId(c, 'id'))))
    .post('/addOutdoor', async (c) => ok(c, await addOutdoor(clock, c)))
    .post('/updateOutdoor', async (c) => ok(c, await changeOutdoor(clock, c)))
    .post('/unlinkOutdoor', async (c) => ok(c, await unlinkOutdoor(clock, c)))
    .post('/addInstallation', async (c) => ok(c, await addInstallation(clock, c)))
    .post('/importOutdoorRows', async (c) => ok(c, await importOutdoor(clock, c)))
}
