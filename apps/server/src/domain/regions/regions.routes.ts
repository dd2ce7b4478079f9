import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { asData } from '../../http/responses'
import { allRegions } from './regions.queries'

/** `/api/device/region` (additive): provinces, cities and districts, the same for every tenant. */
export function regionRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>().get('/getAll', asData((tx) => allRegions(tx)))
}
