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
        asData(async (tx, tenantId) => {
          const { offlineCount, ...counts } = await countStatuses(tx, devices, tenantId, {})
          return { ...counts, offCount: offlineCount }
        }),
      )
      .get(
        '/getAllStatusCount',
        asData((tx, tenantId, c) => countStatuses(tx, devices, tenantId, channelOf(c))),
      )
      // the only count that joins the fire hosts' points of the same place (contract device §23.15)
      .get(
        '/selectStatusCount',
        asData(async (tx, tenantId, c) => {
          const scope = scopeOf(c)
          return addCounts(
            await countStatuses(tx, devices, tenantId, scope),
            await countStatuses(tx, fireHostPoints, tenantId, scope),
          )
        }),
      )
      .get(
        '/getStatusCount',
        asData((tx, tenantId, c) => countUnplaced(tx, devices, tenantId, scopeOf(c))),
      )
      .get(
        '/selectCount',
        asData((tx, tenantId, c) => countTypes(tx, tenantId, scopeOf(c))),
      )
      .get(
        '/getAlrmFloor',
        asData((tx, tenantId, c) =>
          alarmFloors(tx, devices, tenantId, { ...scopeOf(c), buildingId: demandId(c, 'buildId') }),
        ),
      )
      .get(
        '/getSensorAndFloor',
        asData(async (tx, tenantId, c) => ({
          url: await planLinkOf(tx, tenantId, scopeOf(c), deps.clock.now()),
          sensor: await markersOf(tx, tenantId, scopeOf(c)),
        })),
      )
      .get(
        '/selectByFloorGetSensor',
        asTable((tx, tenantId, c) =>
          devicesOfFloor(
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
          notEnabledDevices(
            tx,
            tenantId,
            { ...channelOf(c), buildingId: demandId(c, 'buildingId'), floor: floorFilter(c, 'floor') },
            pagingOf(c),
          ),
        ),
      )
      .get(
        '/getSensor',
        asData((tx, tenantId, c) => deviceNow(tx, tenantId, demandId(c, 'sensorId'), deps.clock.now())),
      )
      .get(
        '/get',
        asData((tx, tenantId, c) => deviceHead(tx, tenantId, demandId(c, 'id'))),
      )
      .get(
        '/getOutdoor',
        asData((tx, tenantId, c) => outdoorHead(tx, tenantId, demandId(c, 'id'))),
      )
      .get(
        '/getMeasuringPoint',
        asBare((tx, tenantId, c) => devicePoints(tx, tenantId, demandId(c, 'id'))),
      )
      .get(
        '/getAllBuildingList',
        asTable((tx, tenantId, c) => listBuildings(tx, devices, tenantId, channelOf(c), pagingOf(c))),
      )
      .get(
        '/getStatusByBuild',
        asData((tx, tenantId, c) => buildingMarkers(tx, devices, tenantId, textFilter(c, 'bName'), channelOf(c))),
      )
      .get(
        '/selectByHydrantId',
        asData((tx, tenantId, c) => hydrantValues(tx, tenantId, demandId(c, 'hydrantId'), channelOf(c))),
      )
      .get(
        '/getByHydrantIdGetSensor',
        asData((tx, tenantId, c) => hydrantSensors(tx, tenantId, demandId(c, 'hydrantId'), channelOf(c))),
      )
      .get(
        '/selectByHydrantIdGetSensor',
        asTable((tx, tenantId, c) =>
          devicesOfHydrant(tx, tenantId, c, demandId(c, 'hydrantId'), channelOf(c), pagingOf(c)),
        ),
      )
      .get(
        '/getNotEnabledSensorListByHydrantId',
        asTable((tx, tenantId, c) =>
          notEnabledOfHydrant(tx, tenantId, demandId(c, 'hydrantId'), channelOf(c), pagingOf(c)),
        ),
      )
  )
}

/** Here floor 0 is asked for as such and has no rows (contract device §0.6). */
export function demandFloor(c: Context<AppEnv>): number {
  demand(c, 'floor')
  return Number(c.req.query('floor'))
}
