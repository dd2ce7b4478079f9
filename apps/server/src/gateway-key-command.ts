import { systemClock } from './clock'
import { inDatabase, say, words } from './database-command'
import type { Database } from './db/database'
import { demandGateway, listGatewayKeys, revokeGatewayKeys, type KeyOwner } from './domain/gateways/gateway-keys.queries'
import { rotateGatewayKey } from './domain/gateways/rotate-gateway-key'
import { tenantIds } from './domain/tenants/tenants.queries'

/**
 * `npm run gateway-key -- list | rotate TENANT GATEWAY | revoke TENANT GATEWAY`. It opens the database itself: with PostgreSQL while
 * the servers run, with the embedded database after the server was stopped.
 */
async function list({ db }: Database): Promise<boolean> {
  for (const row of await listGatewayKeys(db)) say(JSON.stringify(row))
  return true
}

async function change(database: Database, act: 'rotate' | 'revoke', owner: KeyOwner): Promise<boolean> {
  const now = systemClock.now()
  if (!(await tenantIds(database.db)).includes(owner.tenantId)) {
    say(words.unknownTenant(owner.tenantId))
    return false
  }
  if (act === 'rotate') say(words.newGatewayKey(await rotateGatewayKey(database, owner, now)))
  else say(words.revokedKeys(await revokeGatewayKeys(database.db, await demandGateway(database.db, owner, now), now)))
  return true
}

const [act, tenantId, gateway, ...more] = process.argv.slice(2)
if (act === 'list' && tenantId === undefined) await inDatabase(list)
else if ((act === 'rotate' || act === 'revoke') && tenantId && gateway && more.length === 0) await inDatabase((database) => change(database, act, { tenantId, gateway }))
else {
  say(words.gatewayKeyUsage)
  process.exitCode = 1
}
