import { Hono } from 'hono'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ObjectEntries, ObjectSchema } from 'valibot'

import type { ServerDeps } from '../../server-deps'
import { asData, asTable } from '../responses'
import type { AppEnv } from '../app-env'
import { ok } from '../envelope'
import { demandId } from '../filters'
import { elements, platformElements, screens, type ElementCode, type Right } from '../rights/right'
import type { Definition, ResourceOptions, ResourceTable } from './definition'
import { importRows } from './import-rows'
import { getRow, listRows, usesOfRow } from './read-rows.queries'
import { addRow, removeRows, updateRow } from './write-rows'

export { newestFirst } from './stored-rows.queries'

/** The calls of a table: routes for `mountRoutes`, rights for the rights table. */
export interface Resource {
  definition: Definition
  /** `METHOD path` → right, for the rights table */
  rights: Readonly<Record<string, Right>>
  routes: (deps: ServerDeps) => Hono<AppEnv>
}

type Tenancy<Table> = Table extends { tenantId: AnyPgColumn } ? { shared?: never } : { shared: true }

/**
 * Declares the calls of one table: `pageList`, `get`, `add`, `update`, `delete`, `deleteQuery`, `importRows` (contract
 * device §0, ADR 0012). Each is limited to the caller's tenant and rights; each write is validated, unique, checked
 * against the version that the writer has read, and audited with the row before and after, in one transaction. A table
 * without a tenant column must be declared `shared`: every tenant reads it, only the super admin writes it.
 */
export function resource<Table extends ResourceTable, Entries extends ObjectEntries>(
  options: ResourceOptions<Table, ObjectSchema<Entries, undefined>> & Tenancy<Table>,
): Resource {
  const definition: Definition = {
    filters: {},
    sortable: {},
    unique: [],
    fixed: [],
    usedBy: [],
    refersTo: [],
    one: 'get',
    removal: 'delete',
    rules: async () => new Map(),
    refuses: () => undefined,
    refusesRows: async () => undefined,
    refusesMore: async () => undefined,
    within: () => undefined,
    adjust: (values) => values,
    removeParts: async () => undefined,
    follow: async () => undefined,
    adds: async () => new Map(),
    limit: DEFAULT_LIMIT,
    ...options,
    shared: options.shared ?? false,
  }
  return { definition, rights: rightsOf(definition), routes: (deps) => routesOf(definition, deps) }
}

const DEFAULT_LIMIT = 15

function routesOf(definition: Definition, deps: ServerDeps): Hono<AppEnv> {
  const writing = { definition, clock: deps.clock }
  return new Hono<AppEnv>()
    .get('/pageList', asTable((tx, scope, c) => listRows(tx, definition, scope, c)))
    .get(`/${definition.one}`, asData((tx, scope, c) => getRow(tx, definition, scope, demandId(c, 'id'))))
    // the platform names it `ids` in some places (contract device 19.1)
    .get('/deleteQuery', asData((tx, scope, c) => usesOfRow(tx, definition, scope, demandId(c, c.req.query('ids') === undefined ? 'id' : 'ids'))))
    .post('/add', async (c) => ok(c, await addRow(c, writing)))
    .post('/update', async (c) => ok(c, await updateRow(c, writing)))
    .get(`/${definition.removal}`, async (c) => ok(c, await removeRows(c, writing)))
    .post('/importRows', async (c) => ok(c, await importRows(c, writing)))
}

/** Reading needs one of the screens; each write needs its own element on one of them. */
function rightsOf({ base, rights, shared, one, removal }: Definition): Record<string, Right> {
  const read = screens(...rights.read)
  const [screen, ...others] = rights.write
  const writers = shared ? platformElements : elements
  const act = (name: string) => writers(`${screen}:btn_${name}`, ...others.map((other): ElementCode => `${other}:btn_${name}`))
  return {
    [`GET ${base}/pageList`]: read,
    [`GET ${base}/${one}`]: read,
    [`GET ${base}/deleteQuery`]: read,
    [`POST ${base}/add`]: act('add'),
    [`POST ${base}/update`]: act('edit'),
    [`GET ${base}/${removal}`]: act('del'),
    [`POST ${base}/importRows`]: act('import'),
  }
}
