import { systemClock } from './clock'
import { readConfig } from './config'
import { openDatabase } from './db/open-database'
import { demandGateway, listGatewayKeys, revokeGatewayKeys } from './domain/gateways/gateway-keys.queries'
import { rotateGatewayKey } from './domain/gateways/rotate-gateway-key'
import { tenantIds } from './domain/tenants/tenants.queries'
import { terminalMessages } from './main.messages'
import { explainStartFailure } from './start-failure'

/**
 * `npm run gateway-key -- list | rotate TENANT GATEWAY | revoke TENANT GATEWAY`. It opens the database itself: with PostgreSQL while
 * the servers run, with the embedded database after the server was stopped.
 */
const words = terminalMessages(process.env)
const say = (line: string) => process.stdout.write(`${line}\n`)

async function run([act, tenantId, gateway]: string[]): Promise<boolean> {
  const database = await openDatabase(readConfig(process.env))
  try {
    if (act === 'list') {
      for (const row of await listGatewayKeys(database.db)) say(JSON.stringify(row))
      return true
    }
    if ((act !== 'rotate' && act !== 'revoke') || !tenantId || !gateway) {
      say(words.gatewayKeyUsage)
      return false
    }
    if (!(await tenantIds(database.db)).includes(tenantId)) {
      say(words.unknownTenant(tenantId))
      return false
    }
    const owner = { tenantId, gateway }
    const now = systemClock.now()
    if (act === 'rotate') say(words.newGatewayKey(await rotateGatewayKey(database, owner, now)))
    else say(words.revokedKeys(await revokeGatewayKeys(database.db, await demandGateway(database.db, owner, now), now)))
    return true
  } finally {
    await database.close()
  }
}

try {
  process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1
} catch (error) {
  process.stderr.write(`${explainStartFailure(error, readConfig(process.env), words)}\n`)
  process.exitCode = 1
}
