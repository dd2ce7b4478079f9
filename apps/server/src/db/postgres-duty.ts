import pg from 'pg'
import type { Duty } from './database'
import { ANSWER_MS, KEEP_ALIVE, whileAnswering } from './postgres-silence'

/** An advisory lock on a connection of its own: it is released when its process ends or its connection breaks. */
export async function takePostgresDuty(url: string, duty: number, answerMs = ANSWER_MS): Promise<Duty | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerMs, ...KEEP_ALIVE })
  let held = false
  const lose = () => {
    held = false
  }
  client.on('error', lose)
  client.on('end', lose)
  await client.connect()
  const end = () => whileAnswering(client, answerMs, () => client.end())
  const { rows } = await whileAnswering(client, answerMs, () => client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [duty]))
  held = rows[0]?.taken === true
  if (!held) {
    await end()
    return null
  }
  return { isHeld: () => held, release: end }
}
