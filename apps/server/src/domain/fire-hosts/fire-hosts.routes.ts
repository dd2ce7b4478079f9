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
      asData((tx, sight, c) => countStatuses(tx, fireHostPoints, sight, channelOf(c))),
    )
    .get(
      '/selectStatusCount',
      asData((tx, sight, c) => countStatuses(tx, fireHostPoints, sight, scopeOf(c))),
    )
    .get(
      '/getStatusCount',
      asData((tx, sight, c) => countUnplaced(tx, fireHostPoints, sight, scopeOf(c))),
    )
    .get(
      '/selectCount',
      asData((tx, sight, c) => countSeries(tx, sight, scopeOf(c))),
    )
    .get(
      '/getAlrmFloor',
      asData((tx, sight, c) =>
        alarmFloors(tx, fireHostPoints, sight, { ...scopeOf(c), buildingId: demandId(c, 'buildId') }),
      ),
    )
    .get(
      '/getSensorAndFloor',
      asData(async (tx, sight, c) => ({
        url: await planLinkOf(tx, sight, scopeOf(c), clock.now()),
        sensor: await hostMarkersOf(tx, sight, scopeOf(c)),
      })),
    )
    .get(
      '/selectByFloorGetSensor',
      asTable((tx, sight, c) =>
        pointsOfFloor(
          tx,
          sight,
          c,
          { ...channelOf(c), buildingId: demandId(c, 'buildingId'), floor: demandFloor(c) },
          pagingOf(c),
        ),
      ),
    )
    .get(
      '/getNotEnabledSensorList',
      asTable((tx, sight, c) =>
        notEnabledPoints(
          tx,
          sight,
          { ...channelOf(c), buildingId: demandId(c, 'buildingId'), floor: floorFilter(c, 'floor') },
          pagingOf(c),
        ),
      ),
    )
    .get(
      '/getSensor',
      asData((tx, sight, c) => pointNow(tx, sight, demandId(c, 'sensorId'), clock.now())),
    )
    .get(
      '/get',
      asData((tx, sight, c) => pointHead(tx, sight, demandId(c, 'id'))),
    )
    .get(
      '/getAllBuildingList',
      asTable((tx, sight, c) => listBuildings(tx, fireHostPoints, sight, channelOf(c), pagingOf(c))),
    )
    .get(
      '/getStatusByBuild',
      asData((tx, sight, c) => buildingMarkers(tx, fireHostPoints, sight, textFilter(c, 'bName'), channelOf(c))),
    )
}
