import { Hono } from 'hono'

import { indoorFacilities, outdoorFacilities } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { ParameterError } from '../../http/errors'
import { demand, idOf } from '../../http/filters'
import { wireRows } from '../../http/resource/references.queries'
import type { Resource } from '../../http/resource/resource'
import { selectByIds } from '../../http/resource/stored-rows.queries'
import { asData } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { photoRoutes } from '../photos/photo.routes'
import { indoorFacilityResource } from './indoor-facility.resource'
import { zhCN } from './inspection.messages'
import { outdoorMarkers } from './outdoor-facilities.queries'
import { outdoorFacilityResource } from './outdoor-facility.resource'

/** of one request: more would not fit into its address */
const MOST_IDS = 500

/** `/api/device/deviceIndoorLabel`: what the declared resource does not have (contract device §19.1). */
export const indoorFacilityRoutes = ({ clock }: ServerDeps): Hono<AppEnv> =>
  labelRoutes(indoorFacilityResource).route('/', photoRoutes({ resource: indoorFacilityResource, table: indoorFacilities, named: 'facilitiesNo' }, clock))

/** `/api/device/deviceOutdoorLabel`: what the declared resource does not have (contract device §19.1). */
export const outdoorFacilityRoutes = ({ clock }: ServerDeps): Hono<AppEnv> =>
  labelRoutes(outdoorFacilityResource)
    .get('/markers', asData((tx, scope) => outdoorMarkers(tx, scope)))
    .route('/', photoRoutes({ resource: outdoorFacilityResource, table: outdoorFacilities, named: 'facilitiesNo' }, clock))

/** `getListById`: rows by their ids, in the order of the list. */
function labelRoutes({ definition }: Resource): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/getListById', asData(async (tx, scope, c) => {
      demand(c, 'ids')
      const ids = [...new Set((c.req.query('ids') ?? '').split(',').map((id) => idOf(id.trim())))]
      if (ids.length > MOST_IDS) throw new ParameterError(zhCN.tooManyIds(MOST_IDS), 'ids')
      const rows = await wireRows(tx, definition, scope, await selectByIds(tx, definition, scope, ids))
      return rows.sort((one, other) => ids.indexOf(Number(one.id)) - ids.indexOf(Number(other.id)))
    }))
}
