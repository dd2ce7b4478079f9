import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError } from '../../http/errors'
import { demandId, intFilter, textFilter } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { asData, asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { changesOfRows } from '../audit/changes.queries'
import { addDevice, changeDevice, DEVICE, removeDevices, usesIn } from './change-devices'
import { deviceEntity } from './device-rows'
import { formOfDevice, typeChoices } from './device-types.queries'
import { findDevices, idsOfNumber, openRecords } from './devices.queries'
import { enableDevice } from './enable-device'
import { importDevices } from './import-devices'
import { catalogueTypes, distinct, listDevices, namesInUse } from './inventory-lists.queries'
import { listSensorTypes } from './sensor-types.queries'
import { setStopped } from './stop-device'

/** The calls of `/api/device/deviceSensor` that manage devices (contract device §2.1, §2.4). */
export function inventoryRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable(listDevices))
    .get('/getSelected', asData((tx, scope, c) => namesInUse(tx, scope, intFilter(c, 'channelId'))))
    .get('/getSelectModel', asData(async (tx, scope, c) => {
      const types = await catalogueTypes(tx, scope, { manufacturer: textFilter(c, 'manufacturer'), equipmentType: textFilter(c, 'equipmentType') })
      return distinct(types.map(({ model }) => model))
    }))
    .get('/getById', asData(async (tx, scope, c) => {
      const [found] = await findDevices(tx, scope, [demandId(c, 'id')])
      if (!found) throw new BusinessError(httpWords.gone)
      return deviceEntity(found)
    }))
    .get('/deleteQuery', asData(async (tx, scope, c) => {
      const [found] = await findDevices(tx, scope, [demandId(c, 'id')])
      if (!found) throw new BusinessError(httpWords.gone)
      return usesIn(await openRecords(tx, [found.device.id]))
    }))
    .get('/changes', asData(async (tx, scope, c) => {
      const [found] = await findDevices(tx, scope, [demandId(c, 'id')])
      if (!found) throw new BusinessError(httpWords.gone)
      // a number that was deleted and added again is the same device to its users
      return changesOfRows(tx, scope, DEVICE, await idsOfNumber(tx, scope, found.device.number))
    }))
    .post('/add', async (c) => ok(c, await addDevice(clock, c)))
    .post('/update', async (c) => ok(c, await changeDevice(clock, c)))
    .get('/delete', async (c) => ok(c, await removeDevices(clock, c)))
    .post('/enable', async (c) => ok(c, await enableDevice(clock, c)))
    .post('/setStopped', async (c) => ok(c, await setStopped(clock, c)))
    .post('/importRows', async (c) => ok(c, await importDevices(clock, c)))
}

/** `/api/device/deviceSensorType`, as far as the forms of devices need it (contract device §10). */
export function deviceTypeRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/pageList', asTable(listSensorTypes))
    .get('/getSelected', asData(typeChoices))
    .get('/selectType', asData((tx, scope, c) => {
      const id = (name: string) => (textFilter(c, name) === undefined ? undefined : demandId(c, name))
      return formOfDevice(tx, scope, { id: id('id'), buildingId: id('buildingId'), channelId: demandId(c, 'channelId'), hydrantId: id('hydrantId') })
    }))
}
