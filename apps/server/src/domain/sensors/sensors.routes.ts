import { Hono, type Context } from 'hono'

import { devices, fireHostPoints } from '../../db/schema'
import { asBare, asData, asTable } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { demandFloor, demandId, floorFilter, intFilter, periodFilter, textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import type { ServerDeps } from '../../server-deps'
import { planLinkOf } from '../floor-plans/floor-plans.queries'
import { buildingMarkers, listBuildings } from '../watched/building-status.queries'
import { markersOf } from '../watched/markers.queries'
import { placeFilterOf, type PlaceFilter } from '../watched/place-filter'
import { alarmFloors } from '../watched/floor-states.queries'
import { addCounts, countAllStatuses, countStatuses, countUnplaced } from '../watched/status-counts.queries'
import { deviceHead, deviceNow, devicePoints, hydrantSensors, hydrantValues, outdoorHead } from './sensor-detail.queries'
import { countTypes, devicesOfFloor, devicesOfHydrant, notEnabledDevices, notEnabledOfHydrant } from './sensor-lists.queries'

const channelOf = (c: Context<AppEnv>): PlaceFilter => ({ channelId: intFilter(c, 'channelId') })

/** `/api/device/deviceSensor` (contract device §2). */
export function sensorRoutes(deps: ServerDeps): Hono<AppEnv> {
  return (
    new Hono<AppEnv>()
      .get(
        '/getAllCount',
        asData(async (tx, scope) => {
          const counts = await countAllStatuses(tx, devices, scope, {})
          return { ...counts, offCount: counts.offlineCount }
        }),
      )
      .get(
        '/getAllStatusCount',
        asData((tx, scope, c) => countStatuses(tx, devices, scope, channelOf(c))),
      )
      // the only count that joins the fire hosts' points of the same place (contract device §23.15)
      .get(
        '/selectStatusCount',
        asData(async (tx, scope, c) => {
          const place = placeFilterOf(c)
          return addCounts(
            await countStatuses(tx, devices, scope, place),
            await countStatuses(tx, fireHostPoints, scope, place),
          )
        }),
      )
      .get(
        '/getStatusCount',
        asData((tx, scope, c) => countUnplaced(tx, devices, scope, placeFilterOf(c))),
      )
      .get(
        '/selectCount',
        asData((tx, scope, c) => countTypes(tx, scope, placeFilterOf(c))),
      )
      .get(
        '/getAlrmFloor',
        asData((tx, scope, c) =>
          alarmFloors(tx, devices, scope, { ...placeFilterOf(c), buildingId: demandId(c, 'buildId') }),
        ),
      )
      .get(
        '/getSensorAndFloor',
        asData(async (tx, scope, c) => ({
          url: await planLinkOf(tx, scope, placeFilterOf(c), deps.clock.now()),
          sensor: await markersOf(tx, scope, placeFilterOf(c)),
        })),
      )
      .get(
        '/selectByFloorGetSensor',
        asTable((tx, scope, c) =>
          devicesOfFloor(
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
          notEnabledDevices(
            tx,
            scope,
            { ...channelOf(c), buildingId: demandId(c, 'buildingId'), floor: floorFilter(c, 'floor') },
            pagingOf(c),
          ),
        ),
      )
      .get(
        '/getSensor',
        asData((tx, scope, c) => deviceNow(tx, scope, demandId(c, 'sensorId'), deps.clock.now())),
      )
      .get(
        '/get',
        asData((tx, scope, c) => deviceHead(tx, scope, demandId(c, 'id'))),
      )
      .get(
        '/getOutdoor',
        asData((tx, scope, c) => outdoorHead(tx, scope, demandId(c, 'id'))),
      )
      .get(
        '/getMeasuringPoint',
        asBare((tx, scope, c) => devicePoints(tx, scope, demandId(c, 'id'), periodFilter(c, 'readingsOf'))),
      )
      .get(
        '/getAllBuildingList',
        asTable((tx, scope, c) => listBuildings(tx, devices, scope, channelOf(c), pagingOf(c))),
      )
      .get(
        '/getStatusByBuild',
        asData((tx, scope, c) => buildingMarkers(tx, devices, scope, textFilter(c, 'bName'), channelOf(c))),
      )
      .get(
        '/selectByHydrantId',
        asData((tx, scope, c) => hydrantValues(tx, scope, demandId(c, 'hydrantId'), channelOf(c))),
      )
      .get(
        '/getByHydrantIdGetSensor',
        asData((tx, scope, c) => hydrantSensors(tx, scope, demandId(c, 'hydrantId'), channelOf(c))),
      )
      .get(
        '/selectByHydrantIdGetSensor',
        asTable((tx, scope, c) =>
          devicesOfHydrant(tx, scope, c, demandId(c, 'hydrantId'), channelOf(c), pagingOf(c)),
        ),
      )
      .get(
        '/getNotEnabledSensorListByHydrantId',
        asTable((tx, scope, c) =>
          notEnabledOfHydrant(tx, scope, demandId(c, 'hydrantId'), channelOf(c), pagingOf(c)),
        ),
      )
  )
}
