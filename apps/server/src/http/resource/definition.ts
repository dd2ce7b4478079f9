import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { GenericSchema, InferOutput, ObjectEntries, ObjectSchema } from 'valibot'

import type { ScreenCode } from '../rights/right'
import type { Db } from '../../db/database'
import type { DataScope } from '../../domain/menus/data-scope'
import type { Change, Write } from '../write-work'
import type { Filter } from './filter'
import type { FieldProblem } from './input'

/** The columns that the calls of a resource need. With `deletedAt` rows are marked as deleted, without it they are removed. */
export type ResourceTable = PgTable & {
  id: AnyPgColumn
  version: AnyPgColumn
  createdBy: AnyPgColumn
  createdAt: AnyPgColumn
  updatedBy: AnyPgColumn
  updatedAt: AnyPgColumn
  deletedAt?: AnyPgColumn
  tenantId?: AnyPgColumn
  channelId?: AnyPgColumn
}

/** Columns that only the pipeline writes: no input reaches them. */
type OwnColumn = 'id' | 'version' | 'tenantId' | 'createdBy' | 'createdAt' | 'updatedBy' | 'updatedAt' | 'deletedAt'

/** What the declaration may write, also as an expression that the database computes; undefined leaves a column as it is. */
type Written<Table extends PgTable> = {
  [Name in Exclude<keyof Table['$inferInsert'], OwnColumn>]?: Table['$inferInsert'][Name] | SQL | undefined
}

interface Demanded {
  /** names the rows in the audit log: `firm` → `firm.add` */
  name: string
  base: `/api/${string}`
  rights: {
    /** screens that read the rows; one of them is enough */
    read: readonly [ScreenCode, ...ScreenCode[]]
    /** screens whose elements `btn_add`, `btn_edit`, `btn_del` and `btn_import` open the writes */
    write: readonly [ScreenCode, ...ScreenCode[]]
  }
  /** the order of `pageList` when the request names none */
  order: readonly SQL[]
}

interface Optional {
  /** by name of the parameter of `pageList` */
  filters: Readonly<Record<string, Filter>>
  /** by name of the wire field that `sortField` may name */
  sortable: Readonly<Record<string, AnyPgColumn>>
  /** what at most one row may have, or one row of a tenant; texts are compared without case */
  unique: readonly Unique[]
  /** what a row keeps once it exists: an update to another value is refused */
  fixed: readonly Fixed[]
  /** what forbids the deletion of a row */
  usedBy: readonly Use[]
  /** rows of other resources that a row names by id: an unknown id is refused */
  refersTo: readonly Reference[]
  /** what values of rows break beside the schema, e.g. a floor that the building does not have: the problem by the place in the list */
  rules(write: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>>
  /** refuses a caller who may not write these rows at all, whatever the rights say; before anything is read */
  refuses(write: Write): void
  /** refuses a caller who may write some rows of the kind, but not these: the rights table only says that the caller holds the element on some screen */
  refusesRows(write: Write, rows: readonly Record<string, unknown>[], element: WriteElement): Promise<void>
  /** refuses new rows beyond what the platform grants the tenant */
  refusesMore(write: Write, more: number): Promise<void>
  /** which rows of the tenant a caller may reach, where that depends on what they belong to */
  within(scope: DataScope): SQL | undefined
  /** the values that an update writes, given the row before it */
  adjust(values: Record<string, unknown>, before: StoredRow, write: Write): Record<string, unknown>
  /** takes away what belongs to rows that are being deleted, e.g. their files; in the same transaction. May tell what it changed, for the audit log */
  removeParts(write: Write, ids: readonly number[]): Promise<Told>
  /** brings what is derived from rows in step with them, after they were added, changed or deleted; in the same transaction. May tell what it changed, for the audit log */
  follow(write: Write, ids: readonly number[]): Promise<Told>
  /** wire fields that `pageList` and the call of one row show beside those of the row, e.g. counts of rows that refer to it; by id */
  adds(tx: Db, scope: DataScope, ids: readonly number[]): Promise<Map<number, object>>
  /** the call of one row, where `get` has another shape */
  one: 'get' | 'getById' | 'selectById'
  /** the call that deletes rows, where `delete` is spelled otherwise */
  removal: 'delete' | 'batchDelete'
  /** rows of a page when the request names no limit */
  limit: number
}

/** Changes of other rows that belong into the audit log; nothing for what the change of the row itself implies. */
type Told = readonly Change[] | void

/** The elements that open the writes of a resource. */
export type WriteElement = 'btn_add' | 'btn_edit' | 'btn_del' | 'btn_import'

export interface Unique {
  columns: readonly [AnyPgColumn, ...AnyPgColumn[]]
  /** the wire field that the message belongs to */
  field: string
  message: string
  /** over all tenants; by default over those of the tenant */
  everywhere?: true
}

/** A column that only `add` writes. */
export interface Fixed {
  column: AnyPgColumn
  /** the wire field that the message belongs to */
  field: string
  message: string
}

/** Rows of another table that refer to this one by id. `what` is their Chinese name. */
export interface Use {
  /** with one id, or with a list of them */
  column: AnyPgColumn
  what: string
  /** the column of this row that they name, where that is not its id */
  by?: AnyPgColumn
  /** which of them; by default all that are not deleted */
  where?: SQL
}

/** A column with the id of a row of another resource. */
export interface Reference {
  column: AnyPgColumn
  /** the wire field of the input that the message belongs to */
  field: string
  to: Referred
  /** says that there is no such row, or that it takes nothing new */
  message: string
  /** which rows take what does not refer to them yet; by default all of them */
  takesNew?(row: StoredRow): boolean
  /** wire fields of the other row that `pageList` and `get` show beside the id, e.g. its name */
  shows: readonly string[]
}

/** What a reference needs of the rows that it names; rows with calls of their own declare just this. */
export type Referred = Pick<Definition, 'name' | 'table' | 'shared' | 'row'> & Partial<Pick<Definition, 'within'>>

/** What a module declares. */
export interface ResourceOptions<Table extends ResourceTable, Input extends GenericSchema> extends Demanded, Partial<Optional> {
  table: Table
  /** a stored row as it goes out on the wire; it must hold no secret, since the audit log keeps it, too */
  row: (stored: Table['$inferSelect']) => WireRow
  /** the JSON of `add` and `update`, with limits and messages */
  write: Input
  /** the columns that an input writes */
  values: (input: InferOutput<Input>) => Written<Table>
}

export type WireRow = { id: unknown } & Record<string, unknown>

/** A row of any resource: the pipeline uses only the columns that all tables have. */
export interface StoredRow extends Record<string, unknown> {
  id: number
  version: number
  updatedBy: string | null
  updatedAt: Date | null
  createdBy: string | null
  createdAt: Date
}

/**
 * A declaration as the pipeline sees it, whatever its table. The functions are methods on purpose: TypeScript compares
 * the parameters of methods both ways, so a function for rows of one table is accepted without a cast.
 */
export interface Definition extends Demanded, Optional {
  table: ResourceTable
  /** the same rows for every tenant, written by the super admin only */
  shared: boolean
  row(stored: StoredRow): WireRow
  write: ObjectSchema<ObjectEntries, undefined>
  values(input: Record<string, unknown>): Record<string, unknown>
}
