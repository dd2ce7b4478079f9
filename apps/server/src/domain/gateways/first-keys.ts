import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { is, record, string } from 'valibot'

import type { PreparationDeps } from '../../server-deps'
import { isDemoDatabase } from '../demo/demo.queries'
import { tenantIds } from '../tenants/tenants.queries'
import { demandGateway, findGatewayKey, isStoredKey, listGatewayKeys, newGatewayKey, storeGatewayKey } from './gateway-keys.queries'
import { rotateGatewayKey } from './rotate-gateway-key'

/** Keys of the demo city by tenant, for `npm run raise`. */
export const DEMO_KEYS_FILE = 'gateway-keys.json'
/** where earlier versions kept their one key, which was valid for all tenants */
const EARLIER_FILE = 'gateway.key'
const NAMES = { demo: 'demo', settings: 'settings' } as const

/**
 * At the start: the key of the settings, or of an earlier version, becomes a key of the main demo tenant or of the only tenant. Where
 * there are several real tenants it belongs to none, and the log says so. One that was revoked or has expired stays so, whatever the settings
 * still say: the keys that have followed it go on. A demo city gets one key for each tenant.
 */
export async function prepareGatewayKeys(deps: PreparationDeps): Promise<void> {
  const { database, config, clock, log } = deps
  const isDemo = await isDemoDatabase(database.db)
  const tenants = await tenantIds(database.db)
  const known = await listGatewayKeys(database.db)
  const given = config.gatewayKey ?? (known.length === 0 ? await read(config.dataFolder, EARLIER_FILE) : null)
  const owner = isDemo || tenants.length === 1 ? tenants[0] : undefined
  if (given !== null && (await findGatewayKey(database.db, given, clock.now())) === null) {
    if (await isStoredKey(database.db, given)) log.error('gateway.keyEnded')
    else if (owner === undefined) log.error('gateway.keyOfNoTenant', { tenants: tenants.length })
    else await rotateGatewayKey(database, { tenantId: owner, gateway: NAMES.settings }, clock.now(), given)
  }
  if (isDemo && config.dataFolder !== null) await writeDemoKeys(deps, config.dataFolder, tenants, given)
}

/** Every process of a demo writes the keys into its own folder: those that the folder has, else new ones. */
async function writeDemoKeys({ database, clock }: PreparationDeps, folder: string, tenants: string[], given: string | null): Promise<void> {
  const stored = keysOf((await read(folder, DEMO_KEYS_FILE)) ?? '')
  const keys: Record<string, string> = {}
  for (const [order, tenantId] of tenants.entries()) {
    const key = (order === 0 ? given : null) ?? stored[tenantId]
    const isValid = key !== undefined && (await findGatewayKey(database.db, key, clock.now())) !== null
    keys[tenantId] = isValid ? key : await newDemoKey(tenantId)
  }
  await mkdir(folder, { recursive: true })
  const file = join(folder, DEMO_KEYS_FILE)
  // a full disk or a crash in the middle leaves the file of before
  await writeFile(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 })
  await rename(`${file}.new`, file)

  async function newDemoKey(tenantId: string): Promise<string> {
    const key = newGatewayKey()
    await storeGatewayKey(database.db, await demandGateway(database.db, { tenantId, gateway: NAMES.demo }, clock.now()), key, clock.now())
    return key
  }
}

/** The keys in the text of the file; none in one that was not written to its end. */
function keysOf(text: string): Readonly<Record<string, string>> {
  try {
    const keys: unknown = JSON.parse(text)
    return is(record(string(), string()), keys) ? keys : {}
  } catch {
    return {}
  }
}

async function read(folder: string | null, name: string): Promise<string | null> {
  if (folder === null) return null
  try {
    return (await readFile(join(folder, name), 'utf8')).trim()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
