import { encodePassword } from '@smart-fire/api-client/wire'
import { randomId } from '../domain/random-id'
import { pictureCodes, tenantChannels, tenants, users } from '../db/schema'
import type { TestServer } from './test-server'

export const TEST_PASSWORD = 'correct horse 119'
const ALL_CHANNELS = [1, 2, 4, 5, 6, 7, 8, 9, 10, 11]

export interface NewAccount {
  tenantId: string | null
  username: string
  name: string
  password: string
  isTenantAdmin: boolean
  isSuperAdmin: boolean
}

/** Adds a tenant, by default with all channels; returns its id. */
export async function addTenant({ deps }: TestServer, name: string, channels: readonly number[] = ALL_CHANNELS): Promise<string> {
  const id = randomId()
  await deps.database.db.insert(tenants).values({ id, name, site: `${name}-site`, tenantNo: `${name}-no` })
  for (const channelId of channels) await deps.database.db.insert(tenantChannels).values({ tenantId: id, channelId })
  return id
}

/** Adds an account, by default an administrator of the tenant; returns its id. */
export async function addAccount({ deps }: TestServer, account: Partial<NewAccount> & { username: string }): Promise<string> {
  const id = randomId()
  const { password = TEST_PASSWORD, tenantId = null, username, name = username, isTenantAdmin = true, isSuperAdmin = false } = account
  const passwordHash = await deps.passwords.hash(password)
  const at = new Date(deps.clock.now())
  await deps.database.db.insert(users).values({ id, tenantId, username, name, passwordHash, isTenantAdmin, isSuperAdmin, createdAt: at, updatedAt: at })
  return id
}

/** Gets a picture and reads its code from the database, as a person would from the screen. */
export async function readPicture(server: TestServer): Promise<{ image: string; code: string }> {
  const response = await server.request('/api/admin/image/getCode')
  const image = /^image=([0-9a-f]{32})/.exec(response.headers.get('set-cookie') ?? '')?.[1] ?? ''
  const stored = await server.deps.database.db.select().from(pictureCodes)
  return { image, code: stored.find((row) => row.key === image)?.code ?? '' }
}

/** The token call with a right picture code; `fields` replaces or adds form fields. */
export async function requestToken(server: TestServer, fields: Record<string, string>): Promise<Response> {
  const picture = await readPicture(server)
  const form = { grant_type: 'password', ...picture, ...fields }
  return server.request('/api/auth/oauth/token', {
    method: 'POST',
    headers: { Authorization: 'Basic Y29uc29sZTpwdWJsaWM=' },
    body: new URLSearchParams(form),
  })
}

/** Signs in and returns the token. */
export async function signInAs(server: TestServer, username: string, password = TEST_PASSWORD): Promise<string> {
  const response = await requestToken(server, { username, password: encodePassword(password) })
  const body = (await response.json()) as { access_token?: string }
  if (!body.access_token) throw new Error(`${username} could not sign in: HTTP ${response.status}`)
  return body.access_token
}
