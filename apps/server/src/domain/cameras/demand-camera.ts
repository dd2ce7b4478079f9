import type { Db } from '../../db/database'
import { BusinessError } from '../../http/errors'
import type { StoredRow } from '../../http/resource/definition'
import { selectByIds } from '../../http/resource/stored-rows.queries'
import { mayReadChannel, type DataScope } from '../menus/data-scope'
import { zhCN } from './camera.messages'
import { cameraResource } from './camera.resource'

export const VIDEO_CHANNEL = '9'

/** A camera within the data scope; any other is unknown. */
export async function demandCamera(tx: Db, scope: DataScope, id: number): Promise<StoredRow> {
  const [camera] = mayReadChannel(scope, VIDEO_CHANNEL) ? await selectByIds(tx, cameraResource.definition, scope, [id]) : []
  if (!camera) throw new BusinessError(zhCN.unknownCamera)
  return camera
}
