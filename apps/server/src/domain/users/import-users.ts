import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { WireError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import { importWork, type ImportResult } from '../../http/import-work'
import { repetitions } from '../../http/resource/import-rows'
import { checkInput, type FieldProblem } from '../../http/resource/input'
import type { Change, Write } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { refuseWiderStart } from '../roles/scope-rules'
import { insertAccount } from './add-user'
import { accountInput, type AccountInput } from './user-input'
import { assignableDepartment, assignableRole, refuseTaken } from './user-rules'

/**
 * user/importRows (additive): adds many accounts, all or none. Passwords do not belong in a file, so the accounts have
 * none: they cannot sign in until an administrator has called `resetPassword`.
 */
export function importUsers({ clock, passwords }: ServerDeps, c: Context<AppEnv>): Promise<ImportResult> {
  return importWork<AccountInput | null>(c, clock, 'user', {
    check: checkRows,
    insert: async (write, rows) => {
      const changes: Change[] = []
      for (const row of rows) if (row) changes.push({ ...(await insertAccount(write, row, passwords.unusable())), act: 'import' })
      return changes
    },
  })
}

async function checkRows(write: Write, rows: readonly unknown[]) {
  const checked = rows.map((row) => checkInput(accountInput, row))
  const values = checked.map((one) => ('output' in one ? one.output : null))
  const problems = new Map<number, FieldProblem>()
  for (const field of ['username', 'mobilePhone'] as const) {
    const texts = values.map((row) => row?.[field] ?? null)
    for (const [row, first] of repetitions(texts)) problems.set(row, { field, message: httpWords.duplicateInFile(first + 1) })
  }
  for (const [row, one] of checked.entries()) {
    const problem = 'problem' in one ? one.problem : await problemOf(write, one.output)
    if (problem) problems.set(row, problem)
  }
  return { values, problems }
}

/** Why `add` would refuse this account; null = it would not. */
async function problemOf(write: Write, input: AccountInput): Promise<FieldProblem | null> {
  try {
    await refuseTaken(write.tx, write.session, input)
    const role = await assignableRole(write, input.groupId ?? null)
    await refuseWiderStart(write, role, await assignableDepartment(write, input.departId))
    return null
  } catch (error) {
    if (error instanceof WireError) return { field: error.field, message: error.message }
    throw error
  }
}
