import type { Context } from 'hono'
import { looseObject, nullish, number, string, union } from 'valibot'

import type { Clock } from '../../clock'
import { NO_TENANT, type AppEnv } from '../app-env'
import { BusinessError, FieldError, ForbiddenError, ParameterError } from '../errors'
import { idOf } from '../filters'
import { zhCN } from '../http.messages'
import { jsonBody } from '../parameters'
import { writeWork, type Write } from '../write-work'
import type { Definition, StoredRow } from './definition'
import { demandInput } from './input'
import { changeOf, insertRows } from './insert-rows'
import { unknownReferences } from './references.queries'
import { columnNameOf, deleteStored, lockByIds, selectByIds, updateStored } from './stored-rows.queries'
import { keyOf, takenPlaces } from './uniqueness.queries'
import { refuseOutside } from './refuse-outside'
import { usesOf } from './used-by.queries'
import { checkVersion } from './version'

export interface Writing {
  definition: Definition
  clock: Clock
}

type Values = Record<string, unknown>

/** `add`: writes a new row of the caller's tenant. */
export async function addRow(c: Context<AppEnv>, { definition, clock }: Writing): Promise<void> {
  const values = valuesOf(definition, await jsonBody(c, looseObject({})))
  await writeWork(c, clock, definition.name, async (write) => {
    refuseWriter(definition, write)
    await refuseUnknown(write, definition, values)
    await definition.refusesRows(write, [values], 'btn_add')
    await refuseBroken(write, definition, values)
    await refuseTaken(write, definition, values)
    return insertRows(write, definition, 'add', [values])
  })
}

const scalar = nullish(union([string(), number()]))
const updateBody = looseObject({ id: scalar, version: scalar })

/** `update`: writes the fields that the input names; absent ones stay as they are. */
export async function updateRow(c: Context<AppEnv>, { definition, clock }: Writing): Promise<void> {
  const body = await jsonBody(c, updateBody)
  const values = valuesOf(definition, body)
  const id = idOf(String(body.id ?? ''))
  await writeWork(c, clock, definition.name, async (write) => {
    refuseWriter(definition, write)
    const [before] = await selectByIds(write.tx, definition, write.scope, [id])
    if (!before) throw new BusinessError(zhCN.gone)
    await definition.refusesRows(write, [before], 'btn_edit')
    checkVersion(before, body.version)
    refuseFixed(definition, before, values)
    await refuseUnknown(write, definition, values, before)
    const whole = { ...before, ...withoutUndefined(values) }
    await refuseBroken(write, definition, whole)
    await refuseTaken(write, definition, whole, id)
    const stamp = { updatedBy: write.author, updatedAt: write.now }
    const [after] = await updateStored(write.tx, definition.table, id, { ...definition.adjust(withoutUndefined(values), before, write), ...stamp })
    await refuseOutside(write, definition, [id])
    const told = await definition.follow(write, [id])
    return [changeOf(definition, 'update', before, after ?? null), ...(told ?? [])]
  })
}

/** `delete?id=1,2`: all of the rows or none. */
export async function removeRows(c: Context<AppEnv>, { definition, clock }: Writing): Promise<void> {
  // the platform names some of these parameters `ids` (contract device 3, 4)
  const ids = [...new Set((c.req.query('id') ?? c.req.query('ids') ?? '').split(',').filter(Boolean).map(idOf))]
  if (ids.length === 0) throw new ParameterError(zhCN.required, 'id')
  await writeWork(c, clock, definition.name, async (write) => {
    refuseWriter(definition, write)
    const rows = await lockByIds(write.tx, definition, write.scope, ids)
    if (rows.length < ids.length) throw new BusinessError(zhCN.gone)
    await definition.refusesRows(write, rows, 'btn_del')
    const uses = await usesOf(write.tx, definition.usedBy, ids)
    if (uses.length > 0) throw new BusinessError(zhCN.inUse(uses), { usedBy: uses })
    await deleteStored(write.tx, definition.table, ids, { updatedBy: write.author, updatedAt: write.now }, write.now)
    const told = [...((await definition.removeParts(write, ids)) ?? []), ...((await definition.follow(write, ids)) ?? [])]
    return [...rows.map((before) => changeOf(definition, 'delete', before, null)), ...told]
  })
}

/** The columns that an input writes; a broken rule of the schema is refused with its field. */
const valuesOf = (definition: Definition, input: Values): Values => definition.values(demandInput(definition.write, input))

/** Rows of a tenant are written by its own users; what all tenants share is written by the super admin. */
export function refuseWriter(definition: Definition, write: Write): void {
  const { session } = write
  const mayWrite = definition.shared ? session.isSuperAdmin : session.tenantId !== NO_TENANT
  if (!mayWrite) throw new ForbiddenError(zhCN.forbidden)
  definition.refuses(write)
}

function refuseFixed({ table, fixed }: Definition, before: StoredRow, values: Values): void {
  for (const { column, field, message } of fixed) {
    const name = columnNameOf(table, column)
    if (values[name] !== undefined && values[name] !== before[name]) throw new FieldError(field, message)
  }
}

/** Refuses values that name a row which the caller cannot reach, or which takes nothing new. */
export async function refuseUnknown(write: Write, definition: Definition, values: Values, before?: StoredRow): Promise<void> {
  for (const { field, message } of (await unknownReferences(write, definition, [values], before)).values()) throw new FieldError(field ?? '', message)
}

async function refuseBroken(write: Write, definition: Definition, values: Values): Promise<void> {
  for (const { field, message } of (await definition.rules(write, [values])).values()) throw new FieldError(field ?? '', message)
}

async function refuseTaken({ tx, scope }: Write, definition: Definition, values: Values, except?: number): Promise<void> {
  for (const unique of definition.unique) {
    const key = keyOf(definition, unique, values)
    const taken = key !== null && (await takenPlaces(tx, definition, unique, scope, [key], except)).length > 0
    if (taken) throw new FieldError(unique.field, unique.message)
  }
}

const withoutUndefined = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
