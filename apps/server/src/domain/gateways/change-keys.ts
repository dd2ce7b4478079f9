import type { Context } from 'hono'

import type { Clock } from '../../clock'
import type { AppEnv } from '../../http/app-env'
import { BusinessError } from '../../http/errors'
import { idOf } from '../../http/filters'
import { parametersOf } from '../../http/parameters'
import { writeWork, type Change, type Write } from '../../http/write-work'
import { findGateway, revokeGatewayKeys } from './gateway-keys.queries'
import { zhCN } from './gateway.messages'
import { addKey } from './rotate-gateway-key'

/** `deviceCollectingDevice/newKey` (additive): a new key of the gateway, told this once. The audit log does not hold it. */
export async function newKey(clock: Clock, c: Context<AppEnv>): Promise<{ key: string }> {
  let key = ''
  await changeKeys(clock, c, async ({ tx, now }, gatewayId) => {
    key = await addKey(tx, gatewayId, now.getTime())
    return { act: 'newKey', after: {} }
  })
  return { key }
}

/** `deviceCollectingDevice/revokeKeys` (additive): ends all keys of the gateway at once; its reports are refused from now on. */
export async function revokeKeys(clock: Clock, c: Context<AppEnv>): Promise<void> {
  await changeKeys(clock, c, async ({ tx, now }, gatewayId) => ({ act: 'revokeKeys', after: { revoked: await revokeGatewayKeys(tx, gatewayId, now.getTime()) } }))
}

type KeyChange = (write: Write, gatewayId: number) => Promise<Pick<Change, 'act' | 'after'>>

/** A gateway of another tenant and an unknown one get the same refusal. */
async function changeKeys(clock: Clock, c: Context<AppEnv>, change: KeyChange): Promise<void> {
  const id = idOf((await parametersOf(c))['id'] ?? '')
  await writeWork(c, clock, 'gateway', async (write) => {
    const gateway = await findGateway(write.tx, write.scope.tenantId, id)
    if (!gateway) throw new BusinessError(zhCN.unknown)
    return [{ id: gateway.id, before: { no: gateway.number }, ...(await change(write, gateway.id)) }]
  })
}
