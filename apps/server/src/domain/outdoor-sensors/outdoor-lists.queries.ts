import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { contains, equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { deviceSeries, devices, firms, hydrants, sensorTypes } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { intFilter, textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import { orderOf } from '../../http/resource/list-query'
import type { Page } from '../../http/responses'
import { ofRegion } from '../hydrants/hydrant-filters.queries'
import { hydrantsInScope } from '../hydrants/hydrants.queries'
import { pageOfDevices } from '../inventory/devices.queries'
import type { DataScope } from '../menus/data-scope'
import { statusFilter } from '../watched/place.queries'
import { latestInstallations } from './installations.queries'
import { outdoorRow } from './outdoor-rows'

const SORTABLE = { sensorNo: devices.number, hydrantName: hydrants.name, lastReportTime: devices.reportedAt, updTime: devices.updatedAt }

/** Sensors of the fire water that stand in no building: linked to a hydrant or to nothing. */
const OUTDOORS = and(isNull(devices.buildingId), eq(devices.channelId, Number(CHANNEL.hydrant)))

/** `deviceSensor/pageOutdoorList`: the sensors of hydrants, newest first, those without a hydrant too (contract device §2.1). */
export async function listOutdoor(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<ReturnType<typeof outdoorRow>>> {
  const text = (name: string) => textFilter(c, name)
  const region = text('code')
  const where = and(
    OUTDOORS,
    region === undefined ? undefined : ofRegion(region),
    equal(devices.channelId, intFilter(c, 'channelId')),
    equal(devices.hydrantId, intFilter(c, 'hydrantId')),
    equal(hydrants.name, text('hydrantName')),
    equal(firms.name, text('manufacturer')),
    equal(deviceSeries.name, text('equipmentType')),
    equal(sensorTypes.model, text('model')),
    contains(devices.number, text('sensorNo')?.toLowerCase()),
    statusFilter(c, devices),
    isLinked(text('linked')),
  )
  const order = orderOf(c, { sortable: SORTABLE, order: [desc(devices.id)], id: devices.id })
  const { rows, total } = await pageOfDevices(tx, scope, where, order, pagingOf(c))
  const reports = await latestInstallations(tx, scope, rows.map(({ device }) => device.id))
  return { rows: rows.map((listed) => outdoorRow(listed, reports.get(listed.device.id) ?? null)), total }
}

function isLinked(flag: string | undefined): SQL | undefined {
  if (flag === undefined) return undefined
  return flag === '1' ? isNotNull(devices.hydrantId) : flag === '0' ? isNull(devices.hydrantId) : sql`false`
}

/** Those of the ids that are hydrants of the tenant. */
export async function hydrantIds(tx: Db, scope: DataScope, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await tx.select({ id: hydrants.id }).from(hydrants).where(and(hydrantsInScope(scope), inArray(hydrants.id, [...new Set(ids)])))
  return new Set(rows.map(({ id }) => id))
}

