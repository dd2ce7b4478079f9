import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Db } from './database'
import type { PostgresPools } from './postgres-pools'
import * as schema from './schema'

/** A read on the connections of lists, all of one moment: a count and the rows beside it must agree. When the signal is aborted its statement is cancelled and no further one begins. */
export async function readOnLists<Result>({ lists, work: control }: PostgresPools, read: (tx: Db) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  signal?.throwIfAborted()
  const client = await lists.connect()
  if (signal?.aborted) {
    client.release()
    signal.throwIfAborted()
  }
  let wasCancelled = false
  const cancel = () => {
    wasCancelled = true
    void Promise.resolve()
      .then(() => control.query('select pg_cancel_backend($1)', [processIdOf(client)]))
      // the statement ends by its time limit then
      .catch(() => undefined)
  }
  signal?.addEventListener('abort', cancel, { once: true })
  try {
    return await drizzle(endedBy(client, signal), { schema }).transaction((tx) => read(tx), { isolationLevel: 'repeatable read' })
  } finally {
    signal?.removeEventListener('abort', cancel)
    // the cancellation may arrive late: it must not meet the next user of the connection
    client.release(wasCancelled)
  }
}

/** The same connection, on which nothing but the rollback begins after the signal. */
function endedBy(client: pg.PoolClient, signal: AbortSignal | undefined): pg.PoolClient {
  if (!signal) return client
  const query = (statement: string | { text: string }, ...rest: unknown[]) => {
    const text = typeof statement === 'string' ? statement : statement.text
    if (text !== 'rollback') signal.throwIfAborted()
    return (client.query as (...parameters: unknown[]) => Promise<unknown>).call(client, statement, ...rest)
  }
  return Object.assign(Object.create(client) as pg.PoolClient, { query })
}

const processIdOf = (client: pg.PoolClient) => (client as unknown as { processID: number }).processID
