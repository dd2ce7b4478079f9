import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startEngine } from './engine'
import type { Engine } from './engine.types'
import { MOST_PREPARED, Statements } from './statements'

let engine: Engine
let pg: PGlite
let statements: Statements
beforeAll(async () => {
  engine = await startEngine(undefined)
  pg = engine.pg
  await pg.exec('create table notes (id int primary key, text text, words text[], at timestamptz)')
})
beforeEach(async () => {
  await pg.exec('truncate notes; deallocate all')
  statements = new Statements(pg)
})
afterAll(() => engine.close())

const run = (text: string, parameters: unknown[] = []) => statements.run(text, parameters)
/** What PostgreSQL has prepared, and how often it made a plan for the values of one run or for all values. */
const prepared = async () => (await pg.query<{ statement: string; custom: number; generic: number }>('select statement, custom_plans::int as custom, generic_plans::int as generic from pg_prepared_statements')).rows

describe('a statement of the embedded database', () => {
  it('gives what the own query of the engine gives: rows with their types, columns, and how many rows it has changed', async () => {
    const insert = 'insert into notes values ($1, $2, $3, $4) returning *'
    const values = [1, '火警 "A"', ['a', 'b,c'], new Date('2026-07-01T00:00:00Z')]
    const own = await pg.query(insert, values)
    await pg.exec('truncate notes')
    expect(await run(insert, values)).toEqual(own)
    for (const text of ['select * from notes', 'update notes set text = null', 'select count(*) as n, null as nothing from notes where id > 5', 'delete from notes']) {
      const expected = await pg.transaction(async (tx) => {
        const result = await tx.query(text)
        await tx.rollback()
        return result
      })
      expect(await run(text), text).toEqual(expected)
    }
  })

  it('has no value for null and for undefined', async () => {
    expect((await run('select $1::text as a, $2::int as b', [null, undefined])).rows).toEqual([{ a: null, b: null }])
  })

  it('gives rows as lists for who asks for them', async () => {
    expect((await statements.run('select 1 as a, 2 as b', [], { rowMode: 'array' })).rows).toEqual([[1, 2]])
  })

  it('is parsed once, and planned for the values of each run', async () => {
    const text = 'select id from notes where id > $1 limit $2'
    for (let round = 0; round < 10; round += 1) await run(text, [round, 5])
    expect(await prepared()).toEqual([{ statement: text, custom: 10, generic: 0 }])
  })

  it('runs when it is one of more than stay prepared, and again when it was forgotten', async () => {
    for (let number = 0; number <= MOST_PREPARED + 1; number += 1) expect((await run(`select ${number} as n`)).rows).toEqual([{ n: number }])
    expect(await prepared()).toHaveLength(MOST_PREPARED)
    expect((await run('select 0 as n')).rows).toEqual([{ n: 0 }])
  })

  it('stays prepared while others come and go, when it is used', async () => {
    for (let number = 0; number < MOST_PREPARED * 2; number += 1) {
      await run('select id from notes where id > $1', [number])
      await run(`select ${number} as n`)
    }
    expect((await prepared()).find(({ statement }) => statement.startsWith('select id from notes'))).toMatchObject({ custom: MOST_PREPARED * 2 })
  })

  it('that fails says why, and neither it nor the next one is hurt by it', async () => {
    const divide = 'select 1 / $1::int as n'
    await expect(run(divide, [0])).rejects.toMatchObject({ code: '22012' })
    expect((await run(divide, [1])).rows).toEqual([{ n: 1 }])
    await expect(run('select * from absent')).rejects.toMatchObject({ code: '42P01' })
    await pg.exec('create table absent (id int)')
    expect((await run('select * from absent')).rows).toEqual([])
    await pg.exec('drop table absent')
  })

  it('whose values cannot be written is not run, and runs with others', async () => {
    await expect(run('select $1::int as n', ['no number'])).rejects.toThrow()
    expect((await run('select $1::int as n', [3])).rows).toEqual([{ n: 3 }])
  })

  it('in a transaction that has failed is refused until its end, and can be prepared there the next time', async () => {
    const inside = (text: string) => statements.run(text)
    await expect(pg.transaction(async () => {
      await inside('insert into notes (id) values (1)')
      await expect(inside('insert into notes (id) values (1)')).rejects.toMatchObject({ code: '23505' })
      await inside('select 7 as n')
    })).rejects.toMatchObject({ code: '25P02' })
    expect((await run('select 7 as n')).rows).toEqual([{ n: 7 }])
    expect((await run('select id from notes')).rows).toEqual([])
  })
})
