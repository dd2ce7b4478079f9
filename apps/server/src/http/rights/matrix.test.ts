import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { auditLog, fireHostRecords, generalRecords, hydrantRecords, positionMembers, positionRoles, positions, roleElements, roleMenus, roles, sessions, tenantSettings, userRoles, users } from '../../db/schema'
import { MENU_CATALOGUE, menuIdOf } from '../../domain/menus/menu-catalogue'
import { addAccount, signInAs } from '../../testing/accounts'
import { addCatalogue, addOperator, type Operator, testGatewayKey, type TestTenant } from '../../testing/alarm-world'
import { CALL_SAMPLES, type CallSample } from '../../testing/call-samples'
import { addCallWorld, UNKNOWN_THINGS, type Things } from '../../testing/call-world'
import { filled, PLACEHOLDER, send, type Outcome } from '../../testing/matrix-requests'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { RESOURCES } from '../resources'
import type { Right } from './right'
import { RIGHTS } from './rights'

/** Part of every text of the other tenant: a response that contains it leaks data. */
const SENTINEL = 'sentinel'

let server: TestServer
let site: TestTenant
let own: Things
let foreign: Things
const tokens: Record<'none' | 'revoked' | 'expired' | 'noRight' | 'tenantAdmin' | 'superAdmin', string | null> = {
  none: null, revoked: null, expired: null, noRight: null, tenantAdmin: null, superAdmin: null,
}

beforeAll(async () => {
  server = await startTestServer()
  const types = await addCatalogue(server.deps)
  ;({ things: foreign } = await addCallWorld(server, SENTINEL, types))
  ;({ site, things: own } = await addCallWorld(server, 'own', types))
  const { db } = server.deps.database
  await addAccount(server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
  tokens.superAdmin = await signInAs(server, 'platform')
  tokens.tenantAdmin = site.operator.token
  tokens.noRight = (await addOperator(db, site.id, 'no-right', server.clock.now(), false, [])).token
  tokens.revoked = await endedSession('revoked', { revokedAt: new Date(server.clock.now()) })
  tokens.expired = await endedSession('expired', { expiresAt: new Date(server.clock.now() - 1) })
})
afterAll(() => server.stop())

async function endedSession(name: string, end: Partial<typeof sessions.$inferInsert>): Promise<string> {
  const { db } = server.deps.database
  const { userId, token } = await addOperator(db, site.id, name, server.clock.now(), true)
  await db.update(sessions).set(end).where(eq(sessions.userId, userId))
  return token
}

/** A user whose only role grants one screen, or one element and its screen. */
async function userWith(code: string): Promise<Operator> {
  const { db } = server.deps.database
  const [screen = ''] = code.split(':')
  const id = `with-${code}`
  const known = await db.select().from(users).where(eq(users.id, `u-${id}`))
  if (known.length > 0) return { userId: `u-${id}`, username: id, token: grantedTokens.get(code) ?? '' }
  const operator = await addOperator(db, site.id, id, server.clock.now(), false, [])
  await db.delete(userRoles).where(eq(userRoles.userId, operator.userId))
  await db.insert(roles).values({ id, tenantId: site.id, name: id })
  await db.insert(roleMenus).values([screen.split('/')[0] ?? '', screen].map((path) => ({ roleId: id, menuId: menuIdOf(path) })))
  if (code !== screen) await db.insert(roleElements).values({ roleId: id, elementCode: code })
  // by a position as by a role of one's own: what is granted one way is granted the other way
  if (code === screen) await db.insert(userRoles).values({ userId: operator.userId, roleId: id })
  else await holdByPosition(operator.userId, id)
  grantedTokens.set(code, operator.token)
  return operator
}
async function holdByPosition(userId: string, roleId: string): Promise<void> {
  const { db } = server.deps.database
  const [position] = await db.insert(positions).values({ tenantId: site.id, code: roleId, name: roleId }).returning()
  await db.insert(positionRoles).values({ positionId: position?.id ?? 0, roleId })
  await db.insert(positionMembers).values({ positionId: position?.id ?? 0, userId })
}
const grantedTokens = new Map<string, string>()

/** Where a sample names a thing of a tenant; what all tenants share is foreign to none, and no tenant to the platform that manages them. */
const placesOf = (call: string, sample: CallSample): number[] =>
  [...(JSON.stringify(sample).match(PLACEHOLDER) ?? [])].flatMap((placeholder, place) => {
    const name = placeholder.slice(1, -1)
    return SHARED.has(name) || (name === 'tenant' && OF_TENANTS.test(call)) ? [] : [place]
  })
/** Only super admins make these calls, which is tested above. */
const OF_TENANTS = /^[A-Z]+ \/api\/admin\/(tenant|channel)\//
const SHARED = new Set(['menu', ...RESOURCES.flatMap(({ definition: { name, shared } }) => (shared ? [name] : []))])
const sampleOf = (call: string): CallSample => CALL_SAMPLES[call] ?? {}
const withUnknown = (call: string): CallSample => filled(sampleOf(call), () => UNKNOWN_THINGS)

const codesOf = (right: Right): readonly string[] => (right.kind === 'screens' ? right.screens : right.kind === 'elements' ? right.elements : [])
const menuOf = (code: string) => MENU_CATALOGUE.find(({ id }) => id === menuIdOf(code.split(':')[0] ?? ''))

/** Whether an administrator has one of the screens, and with it all its elements (contract admin 4.1). */
const hasScreen = (right: Right, kind: 'superAdminMenu' | 'siteMenu'): boolean =>
  codesOf(right).length === 0 || codesOf(right).some((code) => menuOf(code)?.[kind])

const isForSuperAdmin = (right: Right) => right.kind === 'elements' && right.superAdminOnly

/** Rows of a tenant are written by its own users: a super admin without a tenant is refused. */
const WRITES_OF_TENANTS = new Set([
  ...RESOURCES.flatMap(({ definition: { shared }, rights }) => (shared ? [] : Object.entries(rights).flatMap(([call, { kind }]) => (kind === 'elements' ? [call] : [])))),
  // written by the same helper
  'POST /api/device/deviceFile/add', 'POST /api/device/deviceFile/update', 'GET /api/device/deviceFile/delete',
])

const isUnauthorised = ({ http, body }: Outcome) => http === 401 && body === 40101
const isForbidden = ({ http, body }: Outcome) => http === 403 && body === 40131
const isServed = (outcome: Outcome) => !isUnauthorised(outcome) && !isForbidden(outcome)

const CALLS = [...RIGHTS]
const guarded = CALLS.filter(([, { kind }]) => kind === 'anySession' || kind === 'screens' || kind === 'elements')

it('has a sample of every call and none of a call that does not exist', () => {
  expect(Object.keys(CALL_SAMPLES).sort()).toEqual(CALLS.map(([call]) => call).sort())
})

describe.each(guarded)('%s', (call, right) => {
  it('is refused with 40101 without a token, and with one that is unknown, revoked or expired', async () => {
    for (const token of [null, 'unknown', tokens.revoked, tokens.expired]) {
      expect(await send(server, call, withUnknown(call), token)).toSatisfy(isUnauthorised)
    }
  })

  it('is allowed to users with one of its rights and to administrators with its screen, and refused to others with 40131', async () => {
    const { noRight, tenantAdmin, superAdmin } = tokens
    const codes = codesOf(right)
    expect(isServed(await send(server, call, withUnknown(call), noRight)), 'no right').toBe(codes.length === 0)
    for (const code of codes) {
      expect(isServed(await send(server, call, withUnknown(call), (await userWith(code)).token)), code).toBe(!isForSuperAdmin(right))
      const [screen = ''] = code.split(':')
      if (screen !== code) expect(await send(server, call, withUnknown(call), (await userWith(screen)).token), screen).toSatisfy(isForbidden)
    }
    expect(isServed(await send(server, call, withUnknown(call), tenantAdmin)), 'tenant admin').toBe(!isForSuperAdmin(right) && hasScreen(right, 'siteMenu'))
    expect(isServed(await send(server, call, withUnknown(call), superAdmin)), 'super admin').toBe(hasScreen(right, 'superAdminMenu') && !WRITES_OF_TENANTS.has(call))
  })

  it('responds to ids of another tenant as to unknown ones, in every place of the request', async () => {
    const sample = sampleOf(call)
    const token = hasScreen(right, 'siteMenu') && !isForSuperAdmin(right) ? tokens.tenantAdmin : tokens.superAdmin
    for (const place of placesOf(call, sample)) {
      const at = (there: Things) => filled(sample, (other) => (other === place ? there : own))
      const response = await send(server, call, at(foreign), token)
      expect(response).toEqual(await send(server, call, at(UNKNOWN_THINGS), token))
      expect(response.text).not.toContain(SENTINEL)
    }
    if (!OF_TENANTS.test(call)) expect((await send(server, call, filled(sample, () => foreign), token)).text).not.toContain(SENTINEL)
  })
})

describe.each(CALLS.filter(([, { kind }]) => kind === 'gatewayKey'))('%s', (call) => {
  it('demands the gateway key; a session does not replace it', async () => {
    for (const headers of [{}, { 'X-Gateway-Key': 'wrong' }]) expect(await send(server, call, {}, tokens.superAdmin, headers)).toSatisfy(isForbidden)
    expect(await send(server, call, {}, null, { 'X-Gateway-Key': testGatewayKey(site.id) })).toSatisfy(isServed)
  })
})

describe.each(CALLS.filter(([, { kind }]) => kind === 'open'))('%s', (call) => {
  it('needs no session', async () => {
    expect(await send(server, call, withUnknown(call), null)).not.toSatisfy(isUnauthorised)
  })
})

describe('after all these requests', () => {
  it('the rows of the other tenant are unchanged', async () => {
    const { db } = server.deps.database
    const handled = async (t: typeof generalRecords | typeof hydrantRecords | typeof fireHostRecords) =>
      (await db.select({ handled: t.handled }).from(t).where(eq(t.tenantId, foreign.tenant))).map((row) => row.handled)
    expect([await handled(generalRecords), await handled(hydrantRecords), await handled(fireHostRecords)]).toEqual([[false], [false], [false]])
    const accounts = await db.select().from(users).where(eq(users.tenantId, foreign.tenant))
    expect(accounts.map(({ isDeleted, isDisabled, version }) => [isDeleted, isDisabled, version])).toEqual(accounts.map(() => [false, false, 1]))
    expect(await db.select().from(tenantSettings).where(eq(tenantSettings.tenantId, foreign.tenant))).toMatchObject([{ planSetup: true, version: 0 }])
    expect(await db.select().from(auditLog).where(eq(auditLog.tenantId, foreign.tenant))).toEqual([])
  })

  it('no request failed inside the server', () => {
    expect(server.logLines.filter((line) => line.includes('request.failed'))).toEqual([])
  })
})
