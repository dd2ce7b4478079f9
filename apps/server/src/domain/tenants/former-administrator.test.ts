import { NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import { departmentMembers, departments, noticeRules, noticeRuleUsers, positionMembers, positions, roles, userRoles, users } from '../../db/schema'
import { addAccount, signInAs } from '../../testing/accounts'
import { anAdministrator, aPlatformForAllTests, aTenant, done, get, nextNumber, post, refused, rowsOf as tenantRows, server, tokens } from './tenants.harness'

aPlatformForAllTests()

/** A tenant whose administrator stood in two departments, a position, a role and a push rule of it, and has been replaced by another one. */
async function aTenantWithFormerAdministrator() {
  const { db } = server.deps.database
  const { fields, row, administrator } = await aTenant()
  const own = { tenantId: row.id }
  const [first] = await db.insert(departments).values({ ...own, code: 'first', name: '监控中心' }).returning()
  const [second] = await db.insert(departments).values({ ...own, code: 'second', name: '消防大队' }).returning()
  const [position] = await db.insert(positions).values({ ...own, code: 'leader', name: '值班长' }).returning()
  const [role] = await db.insert(roles).values({ ...own, id: `role-${nextNumber()}`, name: '值班员' }).returning()
  const [account] = await db.update(users).set({ departmentId: first?.id }).where(eq(users.username, administrator)).returning()
  const userId = account?.id ?? ''
  await db.insert(departmentMembers).values({ departmentId: second?.id ?? 0, userId })
  await db.insert(positionMembers).values({ positionId: position?.id ?? 0, userId })
  await db.insert(userRoles).values({ roleId: role?.id ?? '', userId })
  const [rule] = await db.insert(noticeRules).values({ ...own, name: '夜间', intervalMinutes: 10, channelId: 1 }).returning()
  await db.insert(noticeRuleUsers).values({ ruleId: rule?.id ?? 0, userId, type: NOTICE_TYPE.alarm })
  const next = await anAdministrator()
  expect(await post('tenant/update', { ...fields, userId: next.id })).toEqual(done)
  tokens[next.username] = await signInAs(server, next.username)
  return { former: userId, next: next.username, position: position?.id, role: role?.id, rule: rule?.id, departments: [first?.id, second?.id] }
}

it('an administrator who is replaced leaves the departments, positions and roles of the tenant: they can be deleted', async () => {
  const { next, position, role, departments: both } = await aTenantWithFormerAdministrator()
  expect(await get(`group/delete?id=${role}`, next)).toEqual(done)
  expect(await get(`position/delete?id=${position}`, next)).toEqual(done)
  expect(await get(`depart/delete?id=${both.join()}`, next)).toEqual(done)
})

it('an account that becomes the administrator signs in anew: its sessions of before end', async () => {
  const { fields } = await aTenant()
  const next = await anAdministrator()
  tokens[next.username] = await signInAs(server, next.username)
  expect((await get('user/front/info', next.username)).status).toBe(200)
  expect(await post('tenant/update', { ...fields, userId: next.id })).toEqual(done)
  expect((await get('user/front/info', next.username)).status).toBe(401)
})

it('the list of tenants names the administrator, also where an account of the tenant is older', async () => {
  const { row, administrator } = await aTenant()
  const older = await addAccount(server, { username: `older-${nextNumber()}`, tenantId: row.id, isTenantAdmin: false })
  await server.deps.database.db.update(users).set({ createdAt: new Date(0) }).where(eq(users.id, older))
  expect(await tenantRows(`name=${encodeURIComponent(String(row['name']))}`)).toMatchObject([{ user: administrator, users: 2 }])
})

it('an administrator who goes on to another tenant is in no list of people of the one before', async () => {
  const { former, next, position, role, rule } = await aTenantWithFormerAdministrator()
  expect(await post('tenant/add', { name: `另一站点 ${nextNumber()}`, userId: former, channelIds: '1' })).toEqual(done)
  for (const list of [`group/${role}/user`, `position/${position}/user`, `../datahandler/noticeRuleUser/ofRule?noticeRuleId=${rule}`]) {
    const { status, body } = await get(list, next)
    expect(status, list).toBe(200)
    expect(JSON.stringify(body), list).not.toContain(former)
  }
})

// the embedded database has one connection: there nothing is done at the same time
describe.skipIf(!process.env.DATABASE_URL)('an account', () => {
  const remove = (id: string) => get(`user/delete?userIds=${id}`)
  const stop = (id: string) => post('user/setDisabled', { id, disabled: '1' })
  const administratorOf = async (fields: Record<string, string>) => (await tenantRows(`name=${encodeURIComponent(fields['name'] ?? '')}`))[0]?.['user']

  it.each([['deleted', remove], ['stopped', stop]])('that is being %s does not become the administrator of a tenant', async (_what, end) => {
    const { fields, administrator } = await aTenant()
    const next = await anAdministrator()
    expect(await atTheSameTime(next.id, () => end(next.id), () => post('tenant/update', { ...fields, userId: next.id }))).toEqual([done, refused('用户不存在', 'userId')])
    expect(await administratorOf(fields)).toBe(administrator)
  })

  it('that is becoming the administrator of a tenant is not deleted', async () => {
    const { fields } = await aTenant()
    const next = await anAdministrator()
    const [bound, removed] = await atTheSameTime(next.id, () => post('tenant/update', { ...fields, userId: next.id }), () => remove(next.id))
    expect([bound, removed?.status]).toEqual([done, 420])
    expect(await administratorOf(fields)).toBe(next.username)
  })
})

/** Two calls, the second one while the first has its locks and waits to write the account. */
async function atTheSameTime(userId: string, ...calls: (() => ReturnType<typeof post>)[]) {
  const answers: ReturnType<typeof post>[] = []
  await server.deps.database.transaction(async (tx) => {
    await tx.select().from(users).where(eq(users.id, userId)).for('update')
    for (const call of calls) {
      answers.push(call())
      await expect.poll(() => rowsOf(tx, sql`select 1 from pg_locks where not granted`)).toHaveLength(answers.length)
    }
  })
  return Promise.all(answers)
}
