import { and, getTableColumns, sql } from 'drizzle-orm'
import { expect } from 'vitest'

import { auditLog } from '../db/schema'
import type { Db } from '../db/database'
import type { Definition, Unique } from '../http/resource/definition'
import { zhCN } from '../http/http.messages'
import type { ResourceSample } from './resource-samples'

type Input = Record<string, unknown>
type Row = Record<string, unknown> & { id: number; version: number }

interface CallResult<Data> {
  status: number
  body: { status: number; message?: string; data: Data }
}

/** A resource with the calls of a user who may write its rows. */
export interface Subject {
  definition: Definition
  sample: ResourceSample
  db: Db
  /** `GET` without a body, otherwise `POST` of the JSON */
  call: <Data>(path: string, body?: unknown) => Promise<CallResult<Data>>
  /** the writer as stored in the columns */
  author: string
}

export interface ResourcePromise {
  title: string
  check: (subject: Subject) => Promise<void>
}

let made = 0
const nextInput = ({ sample }: Subject): Input => sample.input((made += 1))

/** The fields of an input that a row must keep, as the row has them. */
const kept = ({ definition }: Subject, row: Row | Input): Input => Object.fromEntries(definition.fixed.map(({ field }) => [field, row[field]]))

/** Those of them that are not unique themselves: rows of one group, e.g. of one unit, have them in common. */
function keptOfGroup(subject: Subject, row: Input): Input {
  const { fixed, unique } = subject.definition
  return Object.fromEntries(fixed.flatMap(({ field }) => (unique.some((one) => one.field === field) ? [] : [[field, row[field]]])))
}

async function add(subject: Subject, input: Input = nextInput(subject)): Promise<Row> {
  expect(await subject.call('add', input)).toEqual({ status: 200, body: { status: 200 } })
  const [row] = (await list(subject, '')).rows
  if (!row) throw new Error('the new row is not in the list')
  return row
}

async function list({ call, sample }: Subject, query: string): Promise<{ rows: Row[]; total: number }> {
  return (await call<{ rows: Row[]; total: number }>(`pageList?${[sample.own, query].filter(Boolean).join('&')}`)).body.data
}

const get = async ({ call, definition }: Subject, id: number) => (await call<Row>(`${definition.one}?id=${id}`)).body.data
const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)
const refused = (field: string, message: string) => ({ status: 420, body: { status: 30101, message, data: { field } } })
const isGone = { status: 420, body: { status: 30101, message: zhCN.gone } }
const badParameter = (field: string) => ({ status: 200, body: { status: 30101, message: zhCN.badParameter, data: { field } } })

/** The largest length of a field in its schema; null for a field without a limit. */
function limitOf(schema: unknown): number | null {
  if (typeof schema !== 'object' || schema === null) return null
  if ('type' in schema && schema.type === 'max_length' && 'requirement' in schema) return Number(schema.requirement)
  const wrapped: unknown[] = 'wrapped' in schema ? [schema.wrapped] : []
  const rules: unknown[] = 'pipe' in schema && Array.isArray(schema.pipe) ? schema.pipe.slice(1) : []
  return [...wrapped, ...rules].map(limitOf).find((limit) => limit !== null) ?? null
}

function limitedFields({ definition }: Subject): [string, number][] {
  return Object.entries(definition.write.entries).flatMap(([field, schema]) => {
    const limit = limitOf(schema)
    return limit === null ? [] : [[field, limit]]
  })
}

const optionalFields = ({ definition }: Subject) =>
  Object.entries(definition.write.entries).flatMap(([field, { type }]) => (type === 'optional' ? [field] : []))

/** The input fields that the unique columns are written from: those without which the columns stay empty. */
function fieldsOf(subject: Subject, { columns }: Unique): string[] {
  const input = nextInput(subject)
  const names = Object.entries(getTableColumns(subject.definition.table)).flatMap(([name, column]) => (columns.includes(column) ? [name] : []))
  return Object.keys(input).filter((field) => {
    const { [field]: _left, ...without } = input
    return names.some((name) => subject.definition.values(without)[name] === undefined)
  })
}

const HOSTILE = `<img src=x onerror=alert(1)>'"; drop table users; --\${7*7}{{7*7}}%_\\`

async function auditOf({ db, definition }: Subject, id: number) {
  const rows = await db.select().from(auditLog).where(and(sql`${auditLog.detail}->>'id' = ${String(id)}`, sql`${auditLog.action} like ${`${definition.name}.%`}`)).orderBy(auditLog.id)
  return rows.map(({ action, result, userId, detail }) => ({ action, result, userId, before: detail?.before, after: detail?.after }))
}

/** What every declared resource keeps (pages.md 5); each promise makes the rows that it needs. */
export const RESOURCE_PROMISES: readonly ResourcePromise[] = [
  {
    title: 'a new row is listed first, with its fields, its author and version 1',
    check: async (subject) => {
      const input = nextInput(subject)
      const row = await add(subject, input)
      expect(row).toMatchObject({ ...input, version: 1, crtUserName: subject.author, updUserName: subject.author })
      expect(await get(subject, row.id)).toEqual(row)
    },
  },
  {
    title: 'pages follow one another without gaps, and the total counts all rows',
    check: async (subject) => {
      const before = (await list(subject, '')).total
      const ids = [(await add(subject)).id, (await add(subject)).id, (await add(subject)).id].reverse()
      const [first, second] = [await list(subject, 'page=1&limit=2'), await list(subject, 'page=2&limit=2')]
      expect([...idsOf(first.rows), ...idsOf(second.rows)].slice(0, 3)).toEqual(ids)
      expect([first.total, second.total]).toEqual([before + 3, before + 3])
      expect((await list(subject, 'page=1000&limit=2')).rows).toEqual([])
    },
  },
  {
    title: 'each filter finds the rows that it names and no others; % and _ mean themselves',
    check: async (subject) => {
      const input = nextInput(subject)
      const row = await add(subject, input)
      const other = await add(subject)
      expect(Object.keys(subject.sample.filters).sort()).toEqual(Object.keys(subject.definition.filters).sort())
      for (const [name, valueOf] of Object.entries(subject.sample.filters)) {
        // a filter by what no input decides has a test of its own
        if (valueOf(input) === undefined) continue
        const found = await list(subject, new URLSearchParams({ [name]: String(valueOf(input)) }).toString())
        expect(idsOf(found.rows), name).toContain(row.id)
        expect(idsOf(found.rows), name).not.toContain(other.id)
        const wildcard = await subject.call<{ rows?: Row[] }>(`pageList?${name}=%25`)
        expect(wildcard.body.status === 30101 || wildcard.body.data.rows, name).toSatisfy((seen) => seen === true || (Array.isArray(seen) && seen.length === 0))
        expect((await list(subject, `${name}=全部`)).total, name).toBeGreaterThanOrEqual(2)
      }
    },
  },
  {
    title: 'rows are sorted by each sortable field in both directions; other fields and directions are refused',
    check: async (subject) => {
      await add(subject)
      await add(subject)
      for (const field of Object.keys(subject.definition.sortable)) {
        const up = idsOf((await list(subject, `sortField=${field}&sortOrder=asc&limit=100`)).rows)
        const down = (await list(subject, `sortField=${field}&sortOrder=desc&limit=100`)).rows
        expect(new Set(idsOf(down)), field).toEqual(new Set(up))
        const texts = down.map((row) => row[field]).filter((value) => value !== null)
        expect(texts.at(0) === texts.at(-1) || up[0] !== down[0]?.id, field).toBe(true)
      }
      for (const field of ['password', 'constructor', 'id;']) {
        expect(await subject.call(`pageList?sortField=${field}`)).toEqual(badParameter('sortField'))
      }
      const [field] = Object.keys(subject.definition.sortable)
      if (field) expect(await subject.call(`pageList?sortField=${field}&sortOrder=up`)).toEqual(badParameter('sortOrder'))
    },
  },
  {
    title: 'a value that must be unique is refused with its message and field, whatever its case, on add and on update',
    check: async (subject) => {
      const input = nextInput(subject)
      await add(subject, input)
      const other = await add(subject, { ...nextInput(subject), ...keptOfGroup(subject, input) })
      for (const unique of subject.definition.unique) {
        const { field, message } = unique
        const parts = fieldsOf(subject, unique).map((name): [string, unknown] => [name, input[name]])
        const same: Input = { ...nextInput(subject), ...Object.fromEntries(parts), [field]: String(input[field]).toUpperCase() }
        expect(await subject.call('add', same)).toEqual(refused(field, message))
        const isFixed = field in kept(subject, other)
        if (!isFixed) expect(await subject.call('update', { id: other.id, ...same, ...kept(subject, other) })).toEqual(refused(field, message))
      }
      expect(await subject.call('update', { id: other.id, ...input, ...kept(subject, other), ...(await ownValues(subject, other)) })).toMatchObject({ status: 200 })
    },
  },
  {
    title: 'of two equal rows that are added at once exactly one is written',
    check: async (subject) => {
      const input = nextInput(subject)
      const responses = await Promise.all([subject.call('add', input), subject.call('add', input)])
      expect(responses.map(({ status }) => status).sort()).toEqual(subject.definition.unique.length > 0 ? [200, 420] : [200, 200])
    },
  },
  {
    title: 'a text of the longest length is stored, a longer one is refused with its field',
    check: async (subject) => {
      for (const [field, limit] of limitedFields(subject)) {
        const input = nextInput(subject)
        const longest = 'x'.repeat(limit)
        expect((await add(subject, { ...input, [field]: longest }))[field]).toBe(longest)
        expect(await subject.call('add', { ...input, [field]: `${longest}x` })).toEqual(refused(field, zhCN.tooLong(limit)))
      }
    },
  },
  {
    title: 'a mandatory field that is blank, missing or no text is refused with its field',
    check: async (subject) => {
      const input = nextInput(subject)
      for (const [field] of limitedFields(subject)) expect(await subject.call('add', { ...input, [field]: 7 })).toEqual(refused(field, zhCN.badParameter))
      for (const field of Object.keys(input).filter((name) => !optionalFields(subject).includes(name))) {
        const { [field]: _left, ...without } = input
        expect(await subject.call('add', without)).toEqual(refused(field, zhCN.required))
        expect(await subject.call('add', { ...without, [field]: '  ' })).toEqual(refused(field, zhCN.required))
      }
    },
  },
  {
    title: 'hostile text is stored and returned as text; control characters are refused',
    check: async (subject) => {
      for (const [field, limit] of limitedFields(subject)) {
        // the server cuts blanks at the end
        const hostile = `${made}${HOSTILE}`.slice(0, limit).trim()
        const row = await add(subject, { ...nextInput(subject), [field]: hostile })
        expect(row[field]).toBe(hostile)
        expect(await subject.call('add', { ...nextInput(subject), [field]: 'a\u0007b' })).toEqual(refused(field, zhCN.badCharacters))
      }
      const input = { ...nextInput(subject), id: 1, version: 99, tenantId: 'elsewhere', createdBy: 'x', deletedAt: null, __proto__: { isAdmin: true } }
      expect(await add(subject, input)).toMatchObject({ version: 1, crtUserName: subject.author })
    },
  },
  {
    title: 'an update writes the fields that it names, counts the version up and keeps the others',
    check: async (subject) => {
      const row = await add(subject)
      const input = { ...nextInput(subject), ...kept(subject, row) }
      expect(await subject.call('update', { id: row.id, version: row.version, ...input })).toEqual({ status: 200, body: { status: 200 } })
      expect(await get(subject, row.id)).toMatchObject({ ...input, version: 2, updUserName: subject.author })
      const optional = optionalFields(subject)
      const required = Object.fromEntries(Object.entries(input).filter(([field]) => !optional.includes(field)))
      await subject.call('update', { id: row.id, ...required })
      expect(await get(subject, row.id)).toMatchObject({ ...input, version: 3 })
      for (const field of optional) {
        await subject.call('update', { id: row.id, ...required, [field]: '' })
        expect((await get(subject, row.id))[field]).toBeNull()
      }
    },
  },
  {
    title: 'a value that a row keeps is refused with its message and field when an update changes it, and nothing is written',
    check: async (subject) => {
      const row = await add(subject)
      for (const { field, message } of subject.definition.fixed) {
        expect(await subject.call('update', { id: row.id, ...nextInput(subject) })).toEqual(refused(field, message))
      }
      expect(await get(subject, row.id)).toEqual(row)
    },
  },
  {
    title: 'an update from an older version is refused with who changed the row, when, and its version',
    check: async (subject) => {
      const row = await add(subject)
      await subject.call('update', { id: row.id, version: row.version, ...nextInput(subject), ...kept(subject, row) })
      const current = await get(subject, row.id)
      expect(await subject.call('update', { id: row.id, version: String(row.version), ...nextInput(subject) })).toMatchObject({
        status: 420,
        body: { status: 30101, data: { person: subject.author, time: current['updTime'], version: 2 } },
      })
      expect(await get(subject, row.id)).toEqual(current)
    },
  },
  {
    title: 'a row that others refer to reports them and is not deleted',
    check: async (subject) => {
      const row = await add(subject)
      expect((await subject.call(`deleteQuery?id=${row.id}`)).body.data).toEqual([])
      if (!subject.sample.use) return expect(subject.definition.usedBy).toEqual([])
      await subject.sample.use(subject.db, row.id)
      const uses = (await subject.call<{ what: string; count: number }[]>(`deleteQuery?id=${row.id}`)).body.data
      expect(uses.map(({ what }) => what)).toEqual(subject.definition.usedBy.map(({ what }) => what))
      const free = await add(subject)
      expect(await subject.call(`${subject.definition.removal}?id=${free.id},${row.id}`)).toMatchObject({ status: 420, body: { message: zhCN.inUse(uses) } })
      expect(idsOf([await get(subject, row.id), await get(subject, free.id)])).toEqual([row.id, free.id])
    },
  },
  {
    title: 'a deleted row is gone for every call, and its unique values are free again',
    check: async (subject) => {
      const input = nextInput(subject)
      const { id } = await add(subject, input)
      const other = await add(subject)
      expect(await subject.call(`${subject.definition.removal}?id=${other.id},987654`)).toMatchObject(isGone)
      expect(await subject.call(`${subject.definition.removal}?id=${id},${other.id}`)).toEqual({ status: 200, body: { status: 200 } })
      for (const path of [`${subject.definition.one}?id=${id}`, `deleteQuery?id=${id}`, `${subject.definition.removal}?id=${id}`]) expect(await subject.call(path)).toMatchObject(isGone)
      expect(await subject.call('update', { id, ...input })).toMatchObject(isGone)
      expect(idsOf((await list(subject, 'limit=100')).rows)).not.toContain(id)
      await add(subject, input)
      expect(await subject.call(`${subject.definition.removal}?id=`)).toMatchObject({ body: { status: 30101 } })
    },
  },
  {
    title: 'a dry run of an import names every error and writes nothing',
    check: async (subject) => {
      const before = (await list(subject, '')).total
      const [good, twin] = [nextInput(subject), nextInput(subject)]
      const [field, limit] = limitedFields(subject)[0] ?? ['', 0]
      const rows = [good, twin, { ...nextInput(subject), [field]: 'x'.repeat(limit + 1) }, twin, 'no row']
      const { data } = (await subject.call<{ accepted: number; errors: object[] }>('importRows', { rows, dryRun: true })).body
      expect(data.errors).toEqual([
        { row: 2, field, message: zhCN.tooLong(limit) },
        ...subject.definition.unique.slice(0, 1).map((unique) => ({ row: 3, field: unique.field, message: zhCN.duplicateInFile(2) })),
        { row: 4, field: null, message: zhCN.badParameter },
      ])
      expect(data.accepted).toBe(rows.length - data.errors.length)
      expect((await list(subject, '')).total).toBe(before)
    },
  },
  {
    title: 'an import writes all rows, or none when one has an error',
    check: async (subject) => {
      const before = (await list(subject, '')).total
      const rows = [nextInput(subject), nextInput(subject)]
      const [field] = limitedFields(subject)[0] ?? ['']
      const broken = await subject.call('importRows', { rows: [...rows, { ...nextInput(subject), [field]: 7 }], dryRun: false })
      expect(broken.body.data).toEqual({ accepted: 0, errors: [{ row: 2, field, message: zhCN.badParameter }] })
      expect((await list(subject, '')).total).toBe(before)
      expect((await subject.call('importRows', { rows, dryRun: false })).body.data).toEqual({ accepted: 2, errors: [] })
      const { rows: listed, total } = await list(subject, 'limit=2')
      expect(total).toBe(before + 2)
      expect(listed).toMatchObject([...rows].reverse())
      const again = await subject.call<{ errors: object[] }>('importRows', { rows, dryRun: false })
      expect(again.body.data.errors).toEqual(
        subject.definition.unique.slice(0, 1).flatMap(({ field: name, message }) => [0, 1].map((row) => ({ row, field: name, message }))),
      )
    },
  },
  {
    title: 'every write has its audit row with the writer and the row before and after',
    check: async (subject) => {
      const first = nextInput(subject)
      const second = { ...nextInput(subject), ...kept(subject, first) }
      const { id } = await add(subject, first)
      await subject.call('update', { id, ...second })
      await subject.call('update', { id, version: 1, ...first })
      await subject.call(`${subject.definition.removal}?id=${id}`)
      const { name } = subject.definition
      expect(await auditOf(subject, id)).toMatchObject([
        { action: `${name}.add`, result: 'ok', before: null, after: first },
        { action: `${name}.update`, result: 'ok', before: first, after: second },
        { action: `${name}.delete`, result: 'ok', before: second, after: null },
      ])
      const imported = nextInput(subject)
      await subject.call('importRows', { rows: [imported], dryRun: false })
      const [row] = (await list(subject, '')).rows
      expect(await auditOf(subject, row?.id ?? 0)).toMatchObject([{ action: `${name}.import`, before: null, after: imported }])
    },
  },
]

/** The unique values that a row has itself: an update may keep them. */
async function ownValues(subject: Subject, { id }: Row): Promise<Input> {
  const row = await get(subject, id)
  return Object.fromEntries(subject.definition.unique.map(({ field }) => [field, row[field]]))
}
