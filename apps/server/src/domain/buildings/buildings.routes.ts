import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { asData } from '../answers'
import { demandId, intFilter } from '../records/query'

import { buildingEntity, floorNumbers, floorsTopDown } from './building-entity'
import { allStatuses, contact, entity, findBuilding, firstBuilding, listOf, tree } from './building-queries'

/** What selectors begin with (contract device §0.6). */
const ALL = '全部'

/** `/api/device/deviceBuilding` (contract device §1). */
export function buildingRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/select',
      asData((tx, tenantId, c) => tree(tx, tenantId, { channelId: intFilter(c, 'channelId') })),
    )
    .get('/selectFirst', asData(firstBuilding))
    .get(
      '/get',
      asData((tx, tenantId, c) => entity(tx, tenantId, demandId(c, 'id'))),
    )
    .get(
      '/getFloor',
      asData(async (tx, tenantId, c) => {
        const row = await findBuilding(tx, tenantId, demandId(c, 'buildId'))
        return row ? floorsTopDown(row) : []
      }),
    )
    .get(
      '/getFloorList',
      asData(async (tx, tenantId, c) => {
        const row = await findBuilding(tx, tenantId, demandId(c, 'buildId'))
        return row ? floorNumbers(row) : []
      }),
    )
    .get(
      '/selectByBuildId',
      asData((tx, tenantId, c) => contact(tx, tenantId, demandId(c, 'buildId'))),
    )
    .get(
      '/getSelected',
      asData(async (tx, tenantId) => ({ bname: [ALL, ...(await listOf(tx, tenantId)).map(({ name }) => name)] })),
    )
    .get(
      '/getList',
      asData(async (tx, tenantId) => (await listOf(tx, tenantId)).map(buildingEntity)),
    )
    .get('/getAllBuildingStatus', asData(allStatuses))
}
