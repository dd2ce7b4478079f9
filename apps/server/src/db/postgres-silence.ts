import type { Socket } from 'node:net'
import type pg from 'pg'
import { DatabaseUnavailableError } from './database'

/**
 * A host that falls silent ends no connection: it sends nothing any more. While nothing is under way, the system asks it after this time and
 * ends the connection about ten seconds later. It does not ask while a statement waits to be acknowledged: that it repeats for some 15 minutes.
 */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const

/** The longest that connecting, or a statement which PostgreSQL answers at once, may take on a connection outside the pools. */
export const ANSWER_MS = 10_000

/** From now on ends the connection when a statement has waited for this time and nothing has come. All that waits for it fails as "database unavailable". */
export function endWhenSilent(client: pg.ClientBase, ms: number): void {
  const inner = client as unknown as Inside
  inner.connection.stream.setTimeout(ms).on('timeout', () => {
    // between the statements of a transaction the connection may be silent: the next one starts the time again
    if (!inner.readyForQuery) end(inner, ms)
  })
}

/** The same for `work`, on a connection that may be silent otherwise. One such work at a time. */
export async function whileAnswering<Result>(client: pg.ClientBase, ms: number, work: () => Promise<Result>): Promise<Result> {
  const inner = client as unknown as Inside
  const { stream } = inner.connection
  const onSilence = () => end(inner, ms)
  stream.setTimeout(ms, onSilence)
  try {
    return await work()
  } finally {
    stream.setTimeout(0, onSilence)
  }
}

/**
 * pg has a time limit of its own (`query_timeout`), which fails the query and leaves it active on a connection that stays open: the next
 * user of the connection, and the rollback of its transaction, would wait behind it.
 */
function end({ connection }: Inside, ms: number): void {
  connection.stream.destroy(new DatabaseUnavailableError(`its host has been silent for ${ms} ms`))
}

/** What a client of pg has and its types do not name. */
interface Inside {
  connection: { stream: Socket }
  /** false while a statement runs */
  readyForQuery: boolean
}
