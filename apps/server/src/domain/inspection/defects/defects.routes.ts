import { SIGNER } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'

import type { AppEnv } from '../../../http/app-env'
import { ok } from '../../../http/envelope'
import { asData, asTable } from '../../../http/responses'
import type { ServerDeps } from '../../../server-deps'
import { ASSESS, RECHECK, RECTIFY, takeStep } from './defect-steps'
import { defectWithPhotos, pageOfDefects } from './defects.queries'
import { signatureOf } from './signatures'

/** `/api/device/deviceInspectionDefect`: what was abnormal, until it is signed (ADR 48; the platform ends at 上报维修). */
export const inspectionDefectRoutes = ({ clock }: ServerDeps): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => pageOfDefects(tx, scope, c, clock.now())))
    .get('/get', asData((tx, scope, c) => defectWithPhotos(tx, scope, c, clock.now())))
    .post('/update', async (c) => ok(c, await takeStep(c, clock, ASSESS)))
    .post('/rectify', async (c) => ok(c, await takeStep(c, clock, RECTIFY)))
    .post('/recheck', async (c) => ok(c, await takeStep(c, clock, RECHECK)))
    // a call for each, because each has a right of its own
    .post('/signByInspector', async (c) => ok(c, await takeStep(c, clock, signatureOf(SIGNER.inspector))))
    .post('/signByDepartment', async (c) => ok(c, await takeStep(c, clock, signatureOf(SIGNER.department))))
    .post('/signByManager', async (c) => ok(c, await takeStep(c, clock, signatureOf(SIGNER.manager))))
    .post('/sign', async (c) => ok(c, await takeStep(c, clock, signatureOf(SIGNER.responsible))))
