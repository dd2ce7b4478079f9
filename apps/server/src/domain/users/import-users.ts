import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { WireError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import type { ImportResult } from '../../http/import-result'
import { importWork, type CheckedImport } from '../../http/import-work'
import { repetitions } from '../../http/resource/import-rows'
import { checkInput, type FieldProblem } from '../../http/resource/input'
import type { Change, Write } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { refuseWiderStart } from '../roles/scope-rules'
import { refuseOverQuota } from '../tenants/quotas.queries'
import { newAccount } from './add-user'
import { accountInput, type AccountInput } from './user-input'
import { auditedUser, type RoleRef } from './user-rows'
import { assignableDepartment, assignableRole } from './user-rules'
import { zhCN } from './users.messages'
import { insertUsers, takenMobiles, takenUsernames } from './users.queries'

/** What an imported account gets, as the caller may give it. */
interface Start {
  role: RoleRef | null
  departmentId: number | null
}

interface CheckedAccount extends Start {
  input: AccountInput
}

/**
 * user/importRows (additive): adds many accounts. Passwords do not belong in a file, so the accounts have none: they cannot sign in until
 * an administrator has called `resetPassword`. Nothing is hashed, so the number of rows costs no seconds (ADR 37).
 */
export function importUsers({ clock, passwords }: ServerDeps, c: Context<AppEnv>): Promise<ImportResult> {
  return importWork<CheckedAccount | null>(c, clock, 'user', {
    check: checkRows,
    insert: (write, values) => insertAccounts(write, values.flatMap((each) => each ?? []), () => passwords.unusable()),
  })
}

async function insertAccounts(write: Write, checked: readonly CheckedAccount[], unusable: () => string): Promise<Change[]> {
  const { tx, session } = write
  await refuseOverQuota(tx, session.isSuperAdmin ? null : session.tenantId, 'users', checked.length)
  const accounts = await insertUsers(tx, checked.map(({ input, role, departmentId }) => ({
    values: newAccount(write, { input, departmentId, passwordHash: unusable() }), role,
  })))
  return accounts.map((account, place) => {
    const role = checked[place]?.role
    return { act: 'import', id: account.id, before: null, after: auditedUser(account, role ? [role] : []) }
  })
}

async function checkRows(write: Write, rows: readonly unknown[]): Promise<CheckedImport<CheckedAccount | null>> {
  const { tx, session } = write
  const checked = rows.map((row) => checkInput(accountInput, row))
  const inputs = checked.map((one) => ('output' in one ? one.output : null))
  const given = inputs.flatMap((input) => input ?? [])
  const taken = given.length === 0 ? null : {
    usernames: await takenUsernames(tx, given.map(({ username }) => username)),
    mobiles: await takenMobiles(tx, session, given.map(({ mobilePhone }) => mobilePhone)),
  }
  const problems = new Map<number, FieldProblem>()
  for (const field of ['username', 'mobilePhone'] as const) {
    // names that differ in case are two, as they are for `add` and at the sign-in
    for (const [row, first] of repetitions(inputs.map((input) => input?.[field] ?? null), (text) => text)) problems.set(row, { field, message: httpWords.duplicateInFile(first + 1) })
  }
  const startOf = starts(write)
  const values: (CheckedAccount | null)[] = []
  for (const [row, one] of checked.entries()) {
    const input = inputs[row] ?? null
    const start = input === null ? null : await startOf(input)
    values.push(input !== null && start !== null && 'role' in start ? { input, ...start } : null)
    if ('problem' in one) problems.set(row, one.problem)
    else if (taken?.usernames.has(one.output.username)) problems.set(row, { field: 'username', message: zhCN.usernameTaken })
    else if (taken?.mobiles.has(one.output.mobilePhone)) problems.set(row, { field: 'mobilePhone', message: zhCN.mobileTaken })
    else if (start !== null && 'problem' in start) problems.set(row, start.problem)
  }
  return { values, problems }
}

/** Gives the role and the department of each account, or why `add` would refuse them. Equal ones are looked up once. */
function starts(write: Write): (input: AccountInput) => Promise<Start | { problem: FieldProblem }> {
  const known = new Map<string, Promise<Start | { problem: FieldProblem }>>()
  return ({ groupId = null, departId }) => {
    const key = JSON.stringify([groupId, departId ?? null])
    const found = known.get(key) ?? startOf(write, groupId, departId)
    known.set(key, found)
    return found
  }
}

async function startOf(write: Write, groupId: string | null, departId: number | null | undefined): Promise<Start | { problem: FieldProblem }> {
  try {
    const role = await assignableRole(write, groupId)
    const departmentId = await assignableDepartment(write, departId)
    await refuseWiderStart(write, role, departmentId)
    return { role, departmentId }
  } catch (error) {
    if (error instanceof WireError) return { problem: { field: error.field, message: error.message } }
    throw error
  }
}
