import { Hono } from 'hono'

import type { AppEnv } from '../../../http/app-env'
import { asData } from '../../../http/responses'
import { personsOf } from './plan-rules.queries'

/** `/api/device/deviceInspectionScheme/persons`: the users among whom the persons of a plan are chosen (additive, ADR 3). */
export const planPersonRoutes = (): Hono<AppEnv> => new Hono<AppEnv>().get('/persons', asData((tx, scope) => personsOf(tx, scope)))
