import type { Context } from 'hono'
import { looseObject, maxLength, minLength, object, pipe, string, trim } from 'valibot'

import { decodePassword } from '@smart-fire/api-client/wire'

import { lockWrites } from '../../db/lock-writes'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { jsonBody } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { requiredText } from '../../http/resource/text'
import { insertBaseCatalogue } from '../../seed/base-catalogue'
import type { ServerDeps } from '../../server-deps'
import { writeAudit } from '../audit/audit.queries'
import { insertRegions } from '../regions/regions.queries'
import { randomId } from '../random-id'
import { refusalOfPassword } from '../users/password-policy'
import { zhCN as userWords } from '../users/users.messages'
import { insertUser } from '../users/users.queries'
import { demandSetupCode } from './guesses'
import { channelIds, dropSetupCode, hasAccounts, insertTenant } from './setup.queries'
import { zhCN } from './setup.messages'

const username = pipe(string(), trim(), minLength(3, userWords.usernameLength), maxLength(50, userWords.usernameLength))

/** The JSON of `setup/begin`: passwords are encoded as at the sign-in (domain 12). */
const setupInput = object({
  code: requiredText(50),
  siteName: requiredText(50),
  siteUsername: username,
  sitePerson: requiredText(50),
  sitePassword: string(),
  platformUsername: username,
  platformPassword: string(),
})

const PLATFORM_PERSON = '平台管理员'

/**
 * `admin/setup/begin` (ADR 30): the first two accounts, the administrator of the platform and that of the first site, with its tenant, the
 * channels, the measuring points and general device types. Only while no account exists, and only with the code that the server has
 * printed to its own console.
 */
export async function beginSetup(deps: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const { database, clock, passwords, log } = deps
  const body = await jsonBody(c, looseObject({}))
  const code = typeof body['code'] === 'string' ? body['code'] : ''
  await demandSetupCode(deps, c, code)
  const input = demandInput(setupInput, body)
  if (input.siteUsername === input.platformUsername) throw new FieldError('platformUsername', zhCN.sameUsername)
  const platform = passwordOf('platformPassword', input.platformPassword, [input.platformUsername])
  const site = passwordOf('sitePassword', input.sitePassword, [input.siteUsername, input.sitePerson])
  const [platformHash, siteHash] = [await passwords.hash(platform), await passwords.hash(site)]
  const now = clock.now()
  const at = new Date(now)
  await database.transaction(async (tx) => {
    // of two that begin at once, the second finds the accounts of the first
    await lockWrites(tx, 'setup')
    if (await hasAccounts(tx)) throw new BusinessError(zhCN.alreadySetUp)
    if ((await channelIds(tx)).length === 0) await insertBaseCatalogue(tx)
    await insertRegions(tx)
    const tenantId = randomId()
    await insertTenant(tx, { id: tenantId, name: input.siteName, site: input.siteName, createdAt: at }, await channelIds(tx))
    const stamp = { createdAt: at, updatedAt: at }
    const administrator = await insertUser(tx, { id: randomId(), tenantId: null, username: input.platformUsername, name: PLATFORM_PERSON, passwordHash: platformHash, isSuperAdmin: true, ...stamp })
    const made = { tenantId, username: input.siteUsername, name: input.sitePerson, passwordHash: siteHash, isTenantAdmin: true, createdById: administrator.id }
    const { id: userId } = await insertUser(tx, { id: randomId(), ...made, ...stamp })
    await dropSetupCode(tx)
    await writeAudit(tx, c, now, { action: 'setup.begin', result: 'ok', userId: administrator.id, detail: { platformUsername: input.platformUsername } })
    await writeAudit(tx, c, now, { action: 'setup.begin', result: 'ok', userId, tenantId, detail: { siteName: input.siteName, siteUsername: input.siteUsername } })
  })
  log.info('setup.done', { requestId: c.get('requestId') })
}

/** The plain password of a field, unless it is unreadable or too weak for one of these names. */
function passwordOf(field: string, encoded: string, ownWords: readonly string[]): string {
  const password = decodePassword(encoded)
  const refusal = password === null ? userWords.unreadablePassword : refusalOfPassword(password, ownWords)
  if (password === null || refusal) throw new FieldError(field, refusal ?? userWords.unreadablePassword)
  return password
}
