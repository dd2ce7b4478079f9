import pg from 'pg'
import type { Duty } from './database'

/** An advisory lock on a connection of its own: it is released when its process ends or its connection breaks. */
export async function takePostgresDuty(url: string, duty: number): Promise<Duty | null> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  let held = false
  const lose = () => {
    held = false
  }
  client.on('error', lose)
  client.on('end', lose)
  await client.connect()
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [duty])
  held = rows[0]?.taken === true
  if (!held) {
    await client.end()
    return null
  }
  return { isHeld: () => held, release: () => client.end() }
}
