import type { Context } from 'hono'
import { maxLength, object, pipe, string } from 'valibot'

import { cameras } from '../../../db/schema'
import type { AppEnv } from '../../../http/app-env'
import { idOf } from '../../../http/filters'
import { zhCN as httpWords } from '../../../http/http.messages'
import { demandInput } from '../../../http/resource/input'
import { updateStored } from '../../../http/resource/stored-rows.queries'
import { parametersOf } from '../../../http/parameters'
import { wireFlag } from '../../../http/wire-flag'
import { writeWork } from '../../../http/write-work'
import type { ServerDeps } from '../../../server-deps'
import { sealSecret } from '../../secrets/sealed-secrets'
import { demandCamera } from '../demand-camera'
import { CONTROL_PASSWORD_PURPOSE } from './control-target'

const LONGEST_PASSWORD = 128
const input = object({ id: string(), controlPassword: pipe(string(), maxLength(LONGEST_PASSWORD, httpWords.tooLong(LONGEST_PASSWORD))) })

/** `setControlPassword`: replaces the password of a camera's control service, a blank one removes it. It is sealed, never returned, and not in the audit log. */
export async function setControlPassword({ clock, config }: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const { id, controlPassword } = demandInput(input, await parametersOf(c))
  await writeWork(c, clock, 'camera', async ({ tx, scope, author, now }) => {
    const camera = await demandCamera(tx, scope, idOf(id))
    const sealed = controlPassword === '' ? null : await sealSecret(tx, config, CONTROL_PASSWORD_PURPOSE, controlPassword)
    await updateStored(tx, cameras, camera.id, { sealedControlPassword: sealed, updatedBy: author, updatedAt: now })
    const facts = (has: boolean) => ({ deviceName: camera['name'], hasControlPassword: wireFlag(has) })
    return [{ act: 'setControlPassword', id: camera.id, before: facts(camera['sealedControlPassword'] !== null), after: facts(sealed !== null) }]
  })
}
