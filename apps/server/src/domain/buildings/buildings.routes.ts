import { Hono } from 'hono'

import type { ServerDeps } from '../../server-deps'
import { ok } from '../../http/envelope'
import { asData } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { demandId, intFilter } from '../../http/filters'
import { buildingEntity, floorNumbers, floorsTopDown } from './building-entity'
import { allStatuses, contact, entity, findBuilding, firstBuilding, listOf, tree } from './buildings.queries'
import { floorsOf, saveFloorNames } from './floors'

/** The first entry of lists of choices (contract device §0.6). */
const ALL = '全部'

/** `/api/device/deviceBuilding` (contract device §1). */
export function buildingRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/select',
      asData((tx, scope, c) => tree(tx, scope, { channelId: intFilter(c, 'channelId') })),
    )
    .get('/selectFirst', asData(firstBuilding))
    .get(
      '/get',
      asData((tx, scope, c) => entity(tx, scope, demandId(c, 'id'))),
    )
    .get(
      '/getFloor',
      asData(async (tx, scope, c) => {
        const row = await findBuilding(tx, scope, demandId(c, 'buildId'))
        return row ? floorsTopDown(row) : []
      }),
    )
    .get(
      '/getFloorList',
      asData(async (tx, scope, c) => {
        const row = await findBuilding(tx, scope, demandId(c, 'buildId'))
        return row ? floorNumbers(row) : []
      }),
    )
    .get(
      '/selectByBuildId',
      asData((tx, scope, c) => contact(tx, scope, demandId(c, 'buildId'))),
    )
    .get(
      '/getSelected',
      asData(async (tx, scope) => ({ bname: [ALL, ...(await listOf(tx, scope)).map(({ name }) => name)] })),
    )
    .get(
      '/getList',
      asData(async (tx, scope) => (await listOf(tx, scope)).map(buildingEntity)),
    )
    .get('/getAllBuildingStatus', asData(allStatuses))
    .get('/floors', asData((tx, scope, c) => floorsOf(tx, scope, demandId(c, 'id'))))
    .post('/saveFloorNames', async (c) => ok(c, await saveFloorNames(c, clock)))
}
