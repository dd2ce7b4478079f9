import { Hono, type Context } from 'hono'

import type { Db } from '../../db/database'
import { asData, asTable, type Page } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { demand, demandId, intFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import type { ServerDeps } from '../../server-deps'
import type { DataScope } from '../menus/data-scope'
import { confirmWith, demandFlag, demandVerdict, handledOnly, noVerdict } from './confirm'
import { countUnhandled, listChannels } from './record-counts.queries'
import { raiseVerdictWith } from './raise-verdict'
import {
  historyOfDevice,
  historyOfHostPoint,
  historyOfHydrantSensor,
  hostRecordsOfBuilding,
  latestTen,
  recordsOfBuilding,
  recordsOfHydrant,
} from './record-history.queries'
import { listFireHost, listGeneral, listHydrant } from './record-lists.queries'
import { picturesOf } from './record-pictures.queries'
import { fireHostRow, generalRow, hydrantRow } from './record-rows'
import { systemTypesOf } from './system-types.queries'
import { historyOfVerdicts } from './verdict-history.queries'

/** Lists of one device or hydrant are shorter (contract device 11.3, 12, 13). */
const HISTORY_LIMIT = 10

async function rowsOf<Row, Wire>(page: Promise<Page<Row>>, toWire: (row: Row) => Wire): Promise<Page<Wire>> {
  const { rows, total } = await page
  return { rows: rows.map(toWire), total }
}

/** `/api/datahandler/deviceAbnormal` (contract device 11). */
export function generalRecordRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => pageOfGeneral(deps, tx, scope, c)))
    .get('/getNothandlerCount', asData(countUnhandled))
    .get('/getChannelList', asData((tx, scope, c) => listChannels(tx, scope, intFilter(c, 'floorsOf'))))
    .get('/getAlrmBySensorId', asTable((tx, scope, c) => historyOfDevice(tx, scope, demandId(c, 'sensorId'), pagingOf(c, HISTORY_LIMIT))))
    .get('/selectAbnormal', asTable((tx, scope, c) => {
      demand(c, 'page', 'limit')
      return recordsOfBuilding(tx, scope, c, demandId(c, 'buildId'), pagingOf(c))
    }))
    .get('/getAbnormalByTheLatestTen', asData(latestTen))
    .get('/history', asData((tx, scope, c) => historyOfVerdicts(tx, scope, 'general', demandId(c, 'id'))))
    .post('/affirmFire', confirmWith(deps, 'general', demandVerdict))
    .post('/affirmHandle', confirmWith(deps, 'general', noVerdict))
    .post('/raiseVerdict', raiseVerdictWith(deps, 'general'))
}

/** `/api/datahandler/deviceFacilitiesAbnormal` (contract device 12). */
export function hydrantRecordRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => {
      demand(c, 'page', 'limit', 'tag')
      return rowsOf(listHydrant(tx, scope, c), hydrantRow)
    }))
    .get('/getAlrmBySensorId', asTable((tx, scope, c) => historyOfHydrantSensor(tx, scope, demandId(c, 'sensorId'), pagingOf(c, HISTORY_LIMIT))))
    .get('/selectByHydrantId', asTable((tx, scope, c) => recordsOfHydrant(tx, scope, c, demandId(c, 'id'), pagingOf(c, HISTORY_LIMIT))))
    .get('/history', asData((tx, scope, c) => historyOfVerdicts(tx, scope, 'hydrant', demandId(c, 'id'))))
    .post('/affirmHandle', confirmWith(deps, 'hydrant', handledOnly))
}

/** General records; those of cameras with the pictures that came with their reports. */
async function pageOfGeneral({ clock }: ServerDeps, tx: Db, scope: DataScope, c: Context<AppEnv>) {
  const { rows, total } = await listGeneral(tx, scope, c)
  const pictures = await picturesOf(tx, rows, clock.now())
  return { rows: rows.map((record) => ({ ...generalRow(record), ...pictures.get(record.id) })), total }
}

/** Records of fire hosts with the system types of their series. */
async function pageOfHosts(tx: Db, scope: DataScope, c: Context<AppEnv>) {
  const { rows, total } = await listFireHost(tx, scope, c)
  const types = await systemTypesOf(tx, rows.map(({ series }) => series))
  return { rows: rows.map((record) => fireHostRow(record, types.get(record.series ?? '') ?? null)), total }
}

/** `/api/datahandler/deviceFireMainAbnormal` (contract device 13). */
export function fireHostRecordRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => {
      demand(c, 'page', 'limit', 'tag')
      return pageOfHosts(tx, scope, c)
    }))
    .get('/getAlrmBySensorId', asTable((tx, scope, c) => historyOfHostPoint(tx, scope, demandId(c, 'sensorId'), pagingOf(c, HISTORY_LIMIT))))
    .get('/selectAbnormal', asTable((tx, scope, c) => hostRecordsOfBuilding(tx, scope, c, demandId(c, 'buildId'), pagingOf(c))))
    .get('/history', asData((tx, scope, c) => historyOfVerdicts(tx, scope, 'fireHost', demandId(c, 'id'))))
    .post('/affirmFire', confirmWith(deps, 'fireHost', demandFlag))
    .post('/raiseVerdict', raiseVerdictWith(deps, 'fireHost'))
}
