import { sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../database'
import { SCOPED_SCHEMA } from './scoped-views'

/** The rows that the rest of a transaction sees: the settings that the views read. */
export interface TransactionLimits {
  userId: string
  buildings: Iterable<number>
  hydrants: Iterable<number>
  units: Iterable<number>
  hosts: Iterable<number>
  /** as the summaries of records name places: `building:12` */
  within: Iterable<string>
}

/** From here to its end the transaction finds views of its own rows instead of the tables. */
export async function limitTransaction(tx: Db, { userId, within, buildings, hydrants, units, hosts }: TransactionLimits): Promise<void> {
  const settings = [...Object.entries({ buildings, hydrants, units, hosts, within }).map(([name, ids]) => [name, `{${[...ids].join(',')}}`] as const), ['user', userId] as const]
  const all = [...settings.map(([name, value]) => sql`set_config(${`smart_fire.${name}`}, ${value}, true)`), sql`set_config('search_path', ${SCOPED_SCHEMA}, true)`]
  await tx.execute(sql`select ${sql.join(all, sql`, `)}`)
}

/**
 * Runs a query over the tables themselves, whatever limits the transaction has: for what must hold among all rows, such as that a number is
 * unique or that nothing refers to a row. Only whether there is such a row may reach the caller.
 */
export async function beyondLimits<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  const [row] = await rowsOf<{ path: string }>(tx, sql`select current_setting('search_path') as path`)
  if (row?.path !== SCOPED_SCHEMA) return work()
  await liftLimits(tx)
  const result = await work()
  await tx.execute(sql`select set_config('search_path', ${SCOPED_SCHEMA}, true)`)
  return result
}

/** The transaction finds the tables again. */
export async function liftLimits(tx: Db): Promise<void> {
  await tx.execute(sql`set local search_path to default`)
}
