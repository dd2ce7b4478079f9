import type { Context } from 'hono'
import { looseObject, object, string } from 'valibot'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { jsonBody } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { insertRows } from '../../http/resource/insert-rows'
import { refuseUnknown, refuseWriter } from '../../http/resource/write-rows'
import { writeWork } from '../../http/write-work'
import { storeFile } from '../floor-plans/uploaded-picture'
import { deviceFileDefinition as definition } from './device-file.definition'
import { refuseFullDevice } from './device-files.queries'
import { readUploadedFile } from './uploaded-file'

const content = object({ content: string() })

/** `deviceFile/add`: keeps a file of a device; `content` is Base64. */
export async function addDeviceFile(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const body = await jsonBody(c, looseObject({}))
  const values = definition.values(demandInput(definition.write, body))
  const file = readUploadedFile(demandInput(content, body).content)
  await writeWork(c, clock, definition.name, async (write) => {
    refuseWriter(definition, write)
    await refuseUnknown(write, definition, values)
    await definition.refusesRows(write, [values], 'btn_add')
    await refuseFullDevice(write.tx, Number(values.deviceId))
    const fileKey = await storeFile(write, file)
    return insertRows(write, definition, 'add', [{ ...values, contentType: file.contentType, bytes: file.bytes.length, fileKey }])
  })
}
