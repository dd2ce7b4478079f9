import { Hono } from 'hono'

import { asBare, asData } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { demandId, textFilter } from '../../http/filters'
import { unitEntity } from './unit-entity'
import { findUnit, listUnitNames } from './units.queries'

/** `/api/device/deviceNetworkingUnit` (contract device §6). `getAll` is a bare array in which only id and name are filled. */
export function unitRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/getAll', asBare((tx, scope, c) => listUnitNames(tx, scope, textFilter(c, 'oName'))))
    .get('/get', asData(async (tx, scope, c) => {
      const unit = await findUnit(tx, scope, demandId(c, 'id'))
      return unit && unitEntity(unit)
    }))
}
