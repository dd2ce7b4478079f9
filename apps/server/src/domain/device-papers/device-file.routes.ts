import { Hono } from 'hono'

import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError } from '../../http/errors'
import { demandId } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { getRow, listRows } from '../../http/resource/read-rows.queries'
import { removeRows, updateRow } from '../../http/resource/write-rows'
import { asData, asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { signedLink } from '../floor-plans/file-links'
import type { DataScope } from '../menus/data-scope'
import { addDeviceFile } from './add-device-file'
import { deviceFileDefinition as definition } from './device-file.definition'
import { keyOfFile } from './device-files.queries'

/** `/api/device/deviceFile`: papers and pictures of devices (additive, ADR 76). */
export function deviceFileRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  const writing = { definition, clock }
  return new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => listRows(tx, definition, scope, c)))
    .get('/get', asData((tx, scope, c) => getRow(tx, definition, scope, demandId(c, 'id'))))
    .get('/link', asData((tx, scope, c) => linkOf(tx, scope, demandId(c, 'id'), clock.now())))
    .post('/add', async (c) => ok(c, await addDeviceFile(clock, c)))
    .post('/update', async (c) => ok(c, await updateRow(c, writing)))
    .get('/delete', async (c) => ok(c, await removeRows(c, writing)))
}

/** The signed address of the file, which expires: it is fetched when the file is opened. */
async function linkOf(tx: Db, scope: DataScope, id: number, now: number): Promise<{ filePath: string }> {
  await getRow(tx, definition, scope, id)
  const key = await keyOfFile(tx, id)
  if (key === null) throw new BusinessError(httpWords.gone)
  return { filePath: await signedLink(tx, key, now) }
}
