import { Hono, type Context } from 'hono'

import { devices, fireHostPoints } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import type { ServerDeps } from '../../server-deps'
import { asBare, asData, asTable } from '../answers'
import { planLinkOf } from '../floor-plans/floor-plan-links'
import { demand, demandId, intFilter, textFilter } from '../records/query'
import { buildingMarkers, listBuildings } from '../watched/building-status'
import { markersOf } from '../watched/markers'
import { floorFilter, scopeOf, type Scope } from '../watched/scope'
import { addCounts, alarmFloors, countStatuses, countUnplaced } from '../watched/status-counts'

import { deviceHead, deviceNow, devicePoints, hydrantSensors, hydrantValues, outdoorHead } from './sensor-detail'
import { countTypes, devicesOfFloor, devicesOfHydrant, notEnabledDevices, notEnabledOfHydrant } from './sensor-lists'

const channelOf = (c: Context<AppEnv>): Scope => ({ channelId: intFilter(c, 'channelId') })

/** `/api/device/deviceSensor` (contract device §2). */
export function sensorRoutes(deps: ServerDeps): Hono<AppEnv> {
  return (
    new Hono<AppEnv>()
      .get(
        '/getAllCount',
        asData(async (tx, sight) => {
          const { offlineCount, ...counts } = await countStatuses(tx, devices, sight, {})
          return { ...counts, offCount: offlineCount }
        }),
      )
      .get(
        '/getAllStatusCount',
        asData((tx, sight, c) => countStatuses(tx, devices, sight, channelOf(c))),
      )
      // the only count that joins the fire hosts' points of the same place (contract device §23.15)
      .get(
        '/selectStatusCount',
        asData(async (tx, sight, c) => {
          const scope = scopeOf(c)
          return addCounts(
            await countStatuses(tx, devices, sight, scope),
            await countStatuses(tx, fireHostPoints, sight, scope),
          )
        }),
      )
      .get(
        '/getStatusCount',
        asData((tx, sight, c) => countUnplaced(tx, devices, sight, scopeOf(c))),
      )
      .get(
        '/selectCount',
        asData((tx, sight, c) => countTypes(tx, sight, scopeOf(c))),
      )
      .get(
        '/getAlrmFloor',
        asData((tx, sight, c) =>
          alarmFloors(tx, devices, sight, { ...scopeOf(c), buildingId: demandId(c, 'buildId') }),
        ),
      )
      .get(
        '/getSensorAndFloor',
        asData(async (tx, sight, c) => ({
          url: await planLinkOf(tx, sight, scopeOf(c), deps.clock.now()),
          sensor: await markersOf(tx, sight, scopeOf(c)),
        })),
      )
      .get(
        '/selectByFloorGetSensor',
        asTable((tx, sight, c) =>
          devicesOfFloor(
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
          notEnabledDevices(
            tx,
            sight,
            { ...channelOf(c), buildingId: demandId(c, 'buildingId'), floor: floorFilter(c, 'floor') },
            pagingOf(c),
          ),
        ),
      )
      .get(
        '/getSensor',
        asData((tx, sight, c) => deviceNow(tx, sight, demandId(c, 'sensorId'), deps.clock.now())),
      )
      .get(
        '/get',
        asData((tx, sight, c) => deviceHead(tx, sight, demandId(c, 'id'))),
      )
      .get(
        '/getOutdoor',
        asData((tx, sight, c) => outdoorHead(tx, sight, demandId(c, 'id'))),
      )
      .get(
        '/getMeasuringPoint',
        asBare((tx, sight, c) => devicePoints(tx, sight, demandId(c, 'id'))),
      )
      .get(
        '/getAllBuildingList',
        asTable((tx, sight, c) => listBuildings(tx, devices, sight, channelOf(c), pagingOf(c))),
      )
      .get(
        '/getStatusByBuild',
        asData((tx, sight, c) => buildingMarkers(tx, devices, sight, textFilter(c, 'bName'), channelOf(c))),
      )
      .get(
        '/selectByHydrantId',
        asData((tx, sight, c) => hydrantValues(tx, sight, demandId(c, 'hydrantId'), channelOf(c))),
      )
      .get(
        '/getByHydrantIdGetSensor',
        asData((tx, sight, c) => hydrantSensors(tx, sight, demandId(c, 'hydrantId'), channelOf(c))),
      )
      .get(
        '/selectByHydrantIdGetSensor',
        asTable((tx, sight, c) =>
          devicesOfHydrant(tx, sight, c, demandId(c, 'hydrantId'), channelOf(c), pagingOf(c)),
        ),
      )
      .get(
        '/getNotEnabledSensorListByHydrantId',
        asTable((tx, sight, c) =>
          notEnabledOfHydrant(tx, sight, demandId(c, 'hydrantId'), channelOf(c), pagingOf(c)),
        ),
      )
  )
}

/** Here floor 0 is asked for as such and has no rows (contract device §0.6). */
export function demandFloor(c: Context<AppEnv>): number {
  demand(c, 'floor')
  return Number(c.req.query('floor'))
}
