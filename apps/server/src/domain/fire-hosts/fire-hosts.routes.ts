import { Hono, type Context } from 'hono'

import { fireHostPoints } from '../../db/schema'
import { asData, asTable } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { demandFloor, demandId, floorFilter, intFilter, textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import type { ServerDeps } from '../../server-deps'
import { planLinkOf } from '../floor-plans/floor-plans.queries'
import { buildingMarkers, listBuildings } from '../watched/building-status.queries'
import { hostMarkersOf } from '../watched/markers.queries'
import { placeFilterOf, type PlaceFilter } from '../watched/place-filter'
import { alarmFloors } from '../watched/floor-states.queries'
import { countAllStatuses, countStatuses, countUnplaced } from '../watched/status-counts.queries'
import { countSeries, notEnabledPoints, pointHead, pointNow, pointsOfFloor } from './fire-host-points.queries'

const channelOf = (c: Context<AppEnv>): PlaceFilter => ({ channelId: intFilter(c, 'channelId') })

/** `/api/device/deviceFireMainSensor`: the calls of devices, for the points of fire hosts (contract device §3). */
export function fireHostRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/getAllStatusCount',
      asData((tx, scope, c) => countAllStatuses(tx, fireHostPoints, scope, channelOf(c))),
    )
    .get(
      '/selectStatusCount',
      asData((tx, scope, c) => countStatuses(tx, fireHostPoints, scope, placeFilterOf(c))),
    )
    .get(
      '/getStatusCount',
      asData((tx, scope, c) => countUnplaced(tx, fireHostPoints, scope, placeFilterOf(c))),
    )
    .get(
      '/selectCount',
      asData((tx, scope, c) => countSeries(tx, scope, placeFilterOf(c))),
    )
    .get(
      '/getAlrmFloor',
      asData((tx, scope, c) =>
        alarmFloors(tx, fireHostPoints, scope, { ...placeFilterOf(c), buildingId: demandId(c, 'buildId') }),
      ),
    )
    .get(
      '/getSensorAndFloor',
      asData(async (tx, scope, c) => ({
        url: await planLinkOf(tx, scope, placeFilterOf(c), clock.now()),
        sensor: await hostMarkersOf(tx, scope, placeFilterOf(c)),
      })),
    )
    .get(
      '/selectByFloorGetSensor',
      asTable((tx, scope, c) =>
        pointsOfFloor(
          tx,
          scope,
          c,
          { ...channelOf(c), buildingId: demandId(c, 'buildingId'), floor: demandFloor(c, 'floor') },
          pagingOf(c),
        ),
      ),
    )
    .get(
      '/getNotEnabledSensorList',
      asTable((tx, scope, c) =>
        notEnabledPoints(
          tx,
          scope,
          { ...channelOf(c), buildingId: demandId(c, 'buildingId'), floor: floorFilter(c, 'floor') },
          pagingOf(c),
        ),
      ),
    )
    .get(
      '/getSensor',
      asData((tx, scope, c) => pointNow(tx, scope, demandId(c, 'sensorId'), clock.now())),
    )
    .get(
      '/get',
      asData((tx, scope, c) => pointHead(tx, scope, demandId(c, 'id'))),
    )
    .get(
      '/getAllBuildingList',
      asTable((tx, scope, c) => listBuildings(tx, fireHostPoints, scope, channelOf(c), pagingOf(c))),
    )
    .get(
      '/getStatusByBuild',
      asData((tx, scope, c) => buildingMarkers(tx, fireHostPoints, scope, textFilter(c, 'bName'), channelOf(c))),
    )
}
