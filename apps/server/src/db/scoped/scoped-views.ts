import { createHash } from 'node:crypto'

import { hasPendingMigrations } from '../refuse-newer-schema'
import { VIEW_RULES, type ViewRule } from './view-rules'

/**
 * The schema in which a session with limited places finds each table as a view of its own rows. Its name is the whole search path of such a
 * transaction: a query that was written without a thought of places reads the view, and a table without one is an error, not a leak (ADR 31).
 */
export const SCOPED_SCHEMA = 'scoped'

type Query = (text: string) => Promise<{ rows: unknown[] }>

/** Removes the views before migrations that may change what they show. */
export async function dropViewsBeforeMigration(query: Query): Promise<void> {
  if (await hasPendingMigrations(query)) await query(`drop schema if exists ${SCOPED_SCHEMA} cascade`)
}

/** Makes the views, unless they are those of this program and of the present columns already. Runs alone: under the lock of the migrations. */
export async function ensureScopedViews(query: Query): Promise<void> {
  const statements = viewStatements(await columnsByTable(query))
  const print = createHash('sha256').update(statements.join('\n')).digest('hex')
  const [known] = (await query(`select obj_description(to_regnamespace('${SCOPED_SCHEMA}'), 'pg_namespace') as print`)).rows as { print: string | null }[]
  if (known?.print === print) return
  await query('begin')
  try {
    await query(`drop schema if exists ${SCOPED_SCHEMA} cascade`)
    await query(`create schema ${SCOPED_SCHEMA}`)
    for (const statement of statements) await query(statement)
    await query(`comment on schema ${SCOPED_SCHEMA} is '${print}'`)
    await query('commit')
  } catch (error) {
    await query('rollback')
    throw error
  }
}

async function columnsByTable(query: Query): Promise<Map<string, string>> {
  const { rows } = await query(`select table_name as name, string_agg('t.' || quote_ident(column_name), ', ' order by ordinal_position) as columns
    from information_schema.columns where table_schema = 'public' group by table_name`)
  return new Map((rows as { name: string; columns: string }[]).map(({ name, columns }) => [name, columns]))
}

const viewStatements = (columns: ReadonlyMap<string, string>): string[] =>
  Object.entries(VIEW_RULES).map(([table, rule]) => `create view ${SCOPED_SCHEMA}.${table} as ${queryOf(table, rule, columns.get(table) ?? '*')}`)

function queryOf(table: string, rule: ViewRule, columns: string): string {
  if (typeof rule === 'object' && 'query' in rule) return rule.query
  const all = `select ${columns} from public.${table} as t`
  if (rule === 'everything') return all
  return `${all} where ${rule === 'added' ? 'false' : rule.where}`
}
