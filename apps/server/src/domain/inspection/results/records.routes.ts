import { Hono } from 'hono'

import type { AppEnv } from '../../../http/app-env'
import { asData, asTable } from '../../../http/responses'
import type { ServerDeps } from '../../../server-deps'
import { historyOfFacility, pageOfMissed, pageOfResults, resultWithItems, type Where } from './records.queries'

/** `/api/device/deviceIndoorRecordInspectionResults` and `deviceOutdoorRecordInspectionResults`: what was checked and what was missed (contract device §19.5). */
export const inspectionRecordRoutes = ({ clock }: ServerDeps, where: Where): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => pageOfResults(tx, scope, c, where)))
    .get('/pageListLeak', asTable((tx, scope, c) => pageOfMissed(tx, scope, c, where)))
    .get('/get', asData((tx, scope, c) => resultWithItems(tx, scope, c, where, clock.now())))
    .get('/selectByLabelId', asTable((tx, scope, c) => historyOfFacility(tx, scope, c, where)))
