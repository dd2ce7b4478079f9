import { Hono, type Context } from 'hono'

import { fireHostPoints } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import type { ServerDeps } from '../../server-deps'
import { asData, asTable } from '../answers'
import { planLinkOf } from '../floor-plans/floor-plan-links'
import { demandId, intFilter, textFilter } from '../records/query'
import { demandFloor } from '../sensors/sensors.routes'
import { buildingMarkers, listBuildings } from '../watched/building-status'
import { hostMarkersOf } from '../watched/markers'
import { floorFilter, scopeOf, type Scope } from '../watched/scope'
import { alarmFloors, countStatuses, countUnplaced } from '../watched/status-counts'

import { countSeries, notEnabledPoints, pointHead, pointNow, pointsOfFloor } from './fire-host-points'

const channelOf = (c: Context<AppEnv>): Scope => ({ channelId: intFilter(c, 'channelId') })

/** `/api/device/deviceFireMainSensor`: the same questions about the points of fire hosts (contract device §3). */
export function fireHostRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/getAllStatusCount',
      asData((tx, tenantId, c) => countStatuses(tx, fireHostPoints, tenantId, channelOf(c))),
    )
    .get(
      '/selectStatusCount',
      asData((tx, tenantId, c) => countStatuses(tx, fireHostPoints, tenantId, scopeOf(c))),
    )
    .get(
      '/getStatusCount',
      asData((tx, tenantId, c) => countUnplaced(tx, fireHostPoints, tenantId, scopeOf(c))),
    )
    .get(
      '/selectCount',
      asData((tx, tenantId, c) => countSeries(tx, tenantId, scopeOf(c))),
    )
    .get(
      '/getAlrmFloor',
      asData((tx, tenantId, c) =>
        alarmFloors(tx, fireHostPoints, tenantId, { ...scopeOf(c), buildingId: demandId(c, 'buildId') }),
      ),
    )
    .get(
      '/getSensorAndFloor',
      asData(async (tx, tenantId, c) => ({
        url: await planLinkOf(tx, tenantId, scopeOf(c), clock.now()),
        sensor: await hostMarkersOf(tx, tenantId, scopeOf(c)),
      })),
    )
    .get(
      '/selectByFloorGetSensor',
      asTable((tx, tenantId, c) =>
        pointsOfFloor(
          tx,
          tenantId,
          c,
          { ...channelOf(c), buildingId: demandId(c, 'buildingId'), floor: demandFloor(c) },
          pagingOf(c),
        ),
      ),
    )
    .get(
      '/getNotEnabledSensorList',
      asTable((tx, tenantId, c) =>
        notEnabledPoints(
          tx,
          tenantId,
          { ...channelOf(c), buildingId: demandId(c, 'buildingId'), floor: floorFilter(c, 'floor') },
          pagingOf(c),
        ),
      ),
    )
    .get(
      '/getSensor',
      asData((tx, tenantId, c) => pointNow(tx, tenantId, demandId(c, 'sensorId'), clock.now())),
    )
    .get(
      '/get',
      asData((tx, tenantId, c) => pointHead(tx, tenantId, demandId(c, 'id'))),
    )
    .get(
      '/getAllBuildingList',
      asTable((tx, tenantId, c) => listBuildings(tx, fireHostPoints, tenantId, channelOf(c), pagingOf(c))),
    )
    .get(
      '/getStatusByBuild',
      asData((tx, tenantId, c) => buildingMarkers(tx, fireHostPoints, tenantId, textFilter(c, 'bName'), channelOf(c))),
    )
}
