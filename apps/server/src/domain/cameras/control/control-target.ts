import type { Context } from 'hono'

import type { Db } from '../../../db/database'
import type { AppEnv } from '../../../http/app-env'
import { BusinessError } from '../../../http/errors'
import { tenantWork } from '../../../http/unit-of-work'
import type { ServerDeps } from '../../../server-deps'
import { openSecret } from '../../secrets/sealed-secrets'
import { zhCN } from '../camera.messages'
import { demandCamera } from '../demand-camera'
import { ControlError, type ControlTarget } from './camera-control'

/** What passwords of cameras are sealed for. */
export const CONTROL_PASSWORD_PURPOSE = 'camera-control'

export interface ControlledCamera {
  id: number
  name: string
  target: ControlTarget
}

/** A camera that the caller may see, with what its control service needs. The transaction ends before the camera is asked anything. */
export function controlledCamera(c: Context<AppEnv>, { config }: Pick<ServerDeps, 'config'>, id: number): Promise<ControlledCamera> {
  return tenantWork(c, async (tx, scope) => {
    const { name, controlAddress: address, controlAccount: account, sealedControlPassword: sealed } = await demandCamera(tx, scope, id)
    if (typeof address !== 'string') throw new BusinessError(zhCN.noControl)
    const password = typeof sealed === 'string' ? await opened(tx, config, sealed) : null
    return { id, name: String(name), target: { address, account: typeof account === 'string' ? account : null, password } }
  })
}

async function opened(tx: Db, config: ServerDeps['config'], sealed: string): Promise<string> {
  const password = await openSecret(tx, config, CONTROL_PASSWORD_PURPOSE, sealed)
  if (password === null) throw new ControlError('wrongPassword', 'the password was sealed with another key')
  return password
}
