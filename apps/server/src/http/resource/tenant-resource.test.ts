import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { Hono } from 'hono'
import { object } from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { firms } from '../../db/schema'
import { RESOURCE_PROMISES, type Subject } from '../../testing/resource-promises'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { errorResponse } from '../error-response'
import { NO_TENANT, type AppEnv, type Session } from '../app-env'
import { contains, equals, number, oneOf, period } from './filter'
import { newestFirst, resource } from './resource'
import { optionalText, requiredText } from './text'

/** A table of this test alone: without `deletedAt`, so its rows are removed; with two columns that are unique together. */
const notes = pgTable('test_notes', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  tenantId: text('tenant_id').notNull(),
  shelf: text('shelf').notNull(),
  title: text('title').notNull(),
  remark: text('remark'),
  version: integer('version').notNull().default(1),
  createdBy: text('created_by'),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  updatedBy: text('updated_by'),
  updatedAt: timestamp('updated_at', { withTimezone: true, mode: 'date' }),
})

const declaration = {
  name: 'note',
  base: '/api/test/note',
  table: notes,
  rights: { read: ['adminSys/sysConfig'], write: ['adminSys/sysConfig'] },
  filters: { title: contains(notes.title), shelf: equals(notes.shelf) },
  order: newestFirst(notes),
  sortable: { title: notes.title },
  row: ({ id, shelf, title, remark }: typeof notes.$inferSelect) => ({ id, shelf, title, remark }),
  write: object({ shelf: requiredText(20), title: requiredText(20), remark: optionalText(40) }),
  values: (input: { shelf: string; title: string; remark?: string | null | undefined }) => input,
  unique: [{ columns: [notes.title, notes.shelf], field: 'title', message: '标题已存在' }],
} as const
const noteResource = resource(declaration)

const session = (tenantId: string, isSuperAdmin = false): Session => ({
  userId: `u-${tenantId}`, username: 'keeper', name: '管理员', tenantId, isSuperAdmin, isTenantAdmin: !isSuperAdmin, actingFor: null, tokenHash: '',
})

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.deps.database.db.execute(sql`create table test_notes (
    id integer primary key generated always as identity, tenant_id text not null, shelf text not null, title text not null, remark text,
    version integer not null default 1, created_by text, created_at timestamptz not null default now(), updated_by text, updated_at timestamptz)`)
})
afterAll(() => server.stop())

/** The calls with this session. The rights middleware is left out; `matrix.test.ts` tests it. */
function callsOf(who: Session) {
  const app = new Hono<AppEnv>()
  app.use(async (c, next) => {
    const { database, log } = server.deps
    for (const [name, value] of Object.entries({ database, log, session: who, ip: '', requestId: 'r' })) c.set(name as 'ip', value as string)
    await next()
  })
  app.route('/', noteResource.routes(server.deps)).onError(errorResponse)
  return async <Data>(path: string, body?: unknown) => {
    const response = await app.request(`/${path}`, body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) })
    return { status: response.status, body: (await response.json()) as { status: number; data: Data } }
  }
}

const subject = (): Subject => ({
  definition: noteResource.definition,
  sample: {
    input: (n) => ({ shelf: `柜${n}`, title: `标题${n}a`, remark: `备注${n}` }),
    filters: { title: ({ title }) => title, shelf: ({ shelf }) => shelf },
  },
  db: server.deps.database.db,
  author: 'keeper(管理员)',
  call: callsOf(session('t-own')),
})

describe('a resource of a tenant, on rows that are removed and two columns that are unique together, promises:', () => {
  it.each(RESOURCE_PROMISES.map(({ title, check }) => [title, check] as const))('%s', (_title, check) => check(subject()))
})

describe('another tenant', () => {
  const input = { shelf: '柜', title: '只给自己', remark: '' }

  it('finds no row of it: every call responds as to an unknown id', async () => {
    const [own, other] = [callsOf(session('t-own')), callsOf(session('t-other'))]
    await own('add', input)
    const { rows: [row] } = (await own<{ rows: { id: number }[] }>('pageList')).body.data
    expect((await other('pageList')).body.data).toEqual({ rows: [], total: 0 })
    const id = row?.id ?? 0
    for (const [path, body] of [['get?id=ID'], ['deleteQuery?id=ID'], ['delete?id=ID'], ['update', { id, ...input }]] as const) {
      const foreign = await other(path.replace('ID', String(id)), body)
      expect(foreign).toEqual(await other(path.replace('ID', '987654'), body && { ...body, id: 987654 }))
      expect(foreign.status).toBe(420)
    }
    expect((await own(`get?id=${id}`)).status).toBe(200)
  })

  it('may use the values that are unique in this one', async () => {
    expect(await callsOf(session('t-other'))('add', input)).toMatchObject({ status: 200 })
  })

  it('cannot be named in an input', async () => {
    await callsOf(session('t-third'))('add', { ...input, tenantId: 't-own' })
    expect(await server.deps.database.db.select().from(notes).where(sql`tenant_id = 't-third'`)).toHaveLength(1)
  })
})

it('a user without a tenant cannot write rows of a tenant', async () => {
  const platform = callsOf(session(NO_TENANT, true))
  expect(await platform('add', { shelf: 'a', title: 'b' })).toMatchObject({ status: 403 })
  expect(await platform('importRows', { rows: [], dryRun: true })).toMatchObject({ status: 403 })
})

it('a table without a tenant column does not compile unless it is declared as shared', () => {
  const { shared: _shared, ...undeclared } = { shared: true, ...declaration, table: firms, values: () => ({}), row: () => ({ id: 1 }) }
  // @ts-expect-error firms have no tenant column
  expect(resource(undeclared).definition.shared).toBe(false)
})

describe('a filter refuses what it cannot read', () => {
  it.each([
    ['a number', number(notes.id), 'seven'],
    ['a listed text', oneOf(notes.shelf, ['a', 'b']), 'c'],
    ['a period', period(notes.createdAt), '2026-01-01'],
  ])('%s', (_what, filter, text) => {
    expect(() => filter(text, 'field')).toThrow('参数错误')
  })
})
