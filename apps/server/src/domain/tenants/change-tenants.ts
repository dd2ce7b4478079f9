import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { BusinessError, FieldError, ParameterError } from '../../http/errors'
import { idList } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { parametersOf } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Change, type Write } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { confirmPassword } from '../auth/confirm-password'
import { revokeSessions } from '../auth/sessions.queries'
import { randomId } from '../random-id'
import { resumePlansOf } from '../inspection/tasks/make-tasks.queries'
import { openRecordsByChannel } from '../records/record-counts.queries'
import { revokeActingSessions } from './acting-sessions.queries'
import { administratorOf, bindAdministrator } from './administrator.queries'
import { channelIdsOf, knownChannels, namedChannels, replaceChannels, usersOf } from './tenant-links.queries'
import { tenantSchema, tenantValues, type TenantValues } from './tenant-input'
import { auditedTenant } from './tenant-rows'
import { zhCN } from './tenants.messages'
import { findTenant, insertTenant, isTaken, updateTenant, type Tenant, type TenantChange } from './tenants.queries'

type Parameters = Readonly<Record<string, string>>
type Deps = Pick<ServerDeps, 'clock'>

/** tenant/add: a tenant with its administrator and its systems (contract admin §3.8). */
export async function addTenant({ clock }: Deps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  const values = valuesOf(parameters)
  await writeWork(c, clock, 'tenant', async (write) => {
    await refuseTaken(write, values)
    const { tx, author, now } = write
    const stamp = { createdBy: author, createdAt: now, updatedBy: author, updatedAt: now }
    const tenant = await insertTenant(tx, { ...values, id: randomId().slice(0, 8), ...stamp })
    await writeLinks(write, tenant, parameters, values)
    return [{ act: 'add', id: tenant.id, before: null, after: await audited(write, tenant) }]
  })
}

/** tenant/update: an absent optional field stays as it is. */
export async function changeTenant({ clock }: Deps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  const values = valuesOf(parameters)
  await changeOne({ clock }, c, parameters, 'update', async (write, before) => {
    if (before.deletedAt) throw new BusinessError(zhCN.deleted)
    await refuseTaken(write, values, before.id)
    await writeLinks(write, before, parameters, values)
    return values
  })
}

/** tenant/setStopped (additive): no user of a stopped tenant can sign in, and all sessions end. Its reports are still recorded, and its inspections go on when it is allowed again (ADR 32). */
export async function setStopped({ clock }: Deps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  const { stopped } = parameters
  if (stopped !== '0' && stopped !== '1') throw new ParameterError(httpWords.badParameter, 'stopped')
  await changeOne({ clock }, c, parameters, stopped === '1' ? 'stop' : 'allow', async (write, before) => {
    if (before.deletedAt) throw new BusinessError(zhCN.deleted)
    if (stopped === '1') await endSessions(write, before)
    else if (before.isStopped) await resumePlansOf(write.tx, before.id, write.now)
    return { isStopped: stopped === '1' }
  })
}

/** tenant/delete: needs the caller's own password. What the tenant has stays until it is restored; its gateways are refused. */
export async function deleteTenant(deps: ServerDeps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  await confirmPassword(deps, c, parameters['superAdminPassword'] ?? '', { action: 'tenant.delete', refusal: zhCN.wrongPassword })
  await changeOne(deps, c, parameters, 'delete', async (write, before) => {
    if (before.deletedAt) throw new BusinessError(zhCN.deleted)
    await endSessions(write, before)
    return { deletedAt: write.now }
  })
}

/** tenant/restore (additive): takes a deletion back, if its name and domain are still free. Its inspections go on from now. */
export async function restoreTenant({ clock }: Deps, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  await changeOne({ clock }, c, parameters, 'restore', async (write, before) => {
    if (!before.deletedAt) throw new BusinessError(zhCN.notDeleted)
    await refuseTaken(write, before, before.id)
    await resumePlansOf(write.tx, before.id, write.now)
    return { deletedAt: null }
  })
}

/** One change of one tenant: it is found and its version checked. */
async function changeOne({ clock }: Deps, c: Context<AppEnv>, parameters: Parameters, act: string, work: (write: Write, before: Tenant) => Promise<TenantChange>): Promise<void> {
  await writeWork(c, clock, 'tenant', async (write): Promise<Change[]> => {
    const before = await findTenant(write.tx, parameters['tenantId'] ?? parameters['id'] ?? '')
    if (!before) throw new BusinessError(httpWords.gone)
    checkVersion(before, parameters['version'])
    const auditedBefore = await audited(write, before)
    const after = await updateTenant(write.tx, before, { ...(await work(write, before)), updatedBy: write.author, updatedAt: write.now })
    return [{ act, id: before.id, before: auditedBefore, after: await audited(write, after) }]
  })
}

/** The columns of an add or update. The platform's order of checks: user and systems, then the name. */
function valuesOf(parameters: Parameters): TenantValues {
  const missing = ['userId', 'channelIds'].find((name) => !parameters[name]?.trim())
  if (missing !== undefined) throw new ParameterError(zhCN.parametersMissing, missing)
  if (!parameters['name']?.trim()) throw new FieldError('name', zhCN.nameRequired)
  return tenantValues(demandInput(tenantSchema, parameters))
}

async function writeLinks(write: Write, { id }: Tenant, parameters: Parameters, { maxUsers }: TenantValues): Promise<void> {
  const named = idList(parameters['channelIds'])
  const channelIds = await knownChannels(write.tx, named)
  if (channelIds.length < named.length) throw new FieldError('channelIds', zhCN.channelUnknown)
  await refuseOpenSystems(write, id, channelIds)
  await bindAdministrator(write, id, parameters['userId']?.trim() ?? '', maxUsers)
  await replaceChannels(write.tx, id, channelIds)
}

/** No system is taken away while one of its alarms is open: no user of the tenant would see that alarm any more. */
async function refuseOpenSystems({ tx }: Write, tenantId: string, next: readonly number[]): Promise<void> {
  const open = await beyondLimits(tx, () => openRecordsByChannel(tx, tenantId))
  const left = (await namedChannels(tx, (await channelIdsOf(tx, tenantId)).filter((id) => !next.includes(id)))).flatMap(({ id, name }) => {
    const records = open.get(id)?.count ?? 0
    return records > 0 ? [zhCN.openRecords(name, records)] : []
  })
  if (left.length > 0) throw new FieldError('channelIds', zhCN.systemsInUse(left))
}

async function refuseTaken({ tx }: Write, { name, domain }: { name: string; domain?: string | null | undefined }, except?: string): Promise<void> {
  if (await isTaken(tx, 'name', name, except)) throw new FieldError('name', zhCN.nameTaken)
  if (domain && (await isTaken(tx, 'domain', domain, except))) throw new FieldError('attr1', zhCN.domainTaken)
}

/** Of its users, and of those who act for it. */
async function endSessions({ tx, now }: Write, { id }: Tenant): Promise<void> {
  for (const userId of await usersOf(tx, id)) await revokeSessions(tx, userId, now.getTime())
  await revokeActingSessions(tx, id, now)
}

async function audited({ tx }: Write, tenant: Tenant): Promise<object> {
  return auditedTenant(tenant, await administratorOf(tx, tenant.id), await channelIdsOf(tx, tenant.id))
}
