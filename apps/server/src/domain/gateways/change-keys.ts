import type { Context } from 'hono'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { BusinessError } from '../../http/errors'
import { idOf } from '../../http/filters'
import { parametersOf } from '../../http/parameters'
import { writeWork, type Write } from '../../http/write-work'
import { findGateway, revokeGatewayKeys } from './gateway-keys.queries'
import { zhCN } from './gateway.messages'
import { addKey } from './rotate-gateway-key'

/** `deviceCollectingDevice/newKey` (additive): a new key of the gateway, told this once. The audit log does not hold it. */
export async function newKey(clock: Clock, c: Context<AppEnv>): Promise<{ key: string }> {
  let key = ''
  await changeKeys(clock, c, 'newKey', async ({ tx, now }, gatewayId) => {
    key = await addKey(tx, gatewayId, now.getTime())
    return {}
  })
  return { key }
}

/** `deviceCollectingDevice/revokeKeys` (additive): ends all keys of the gateway at once; its reports are refused from now on. */
export async function revokeKeys(clock: Clock, c: Context<AppEnv>): Promise<void> {
  await changeKeys(clock, c, 'revokeKeys', async ({ tx, now }, gatewayId) => ({ revoked: await revokeGatewayKeys(tx, gatewayId, now.getTime()) }))
}

/** What is to be said of the change in the audit log. */
type KeyChange = (write: Write, gatewayId: number) => Promise<object>

/** A gateway of another tenant and an unknown one get the same refusal. */
async function changeKeys(clock: Clock, c: Context<AppEnv>, act: 'newKey' | 'revokeKeys', change: KeyChange): Promise<void> {
  const id = idOf((await parametersOf(c))['id'] ?? '')
  await writeWork(c, clock, 'gateway', async (write) => {
    const gateway = await findGateway(write.tx, write.scope.tenantId, id)
    if (!gateway) throw new BusinessError(zhCN.unknown)
    return [{ act, id: gateway.id, before: { no: gateway.number }, after: await change(write, gateway.id) }]
  }, act)
}
