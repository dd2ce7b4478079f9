import pg from 'pg'
import { ANSWER_MS, KEEP_ALIVE, whileAnswering } from './postgres-silence'

/** Alarms flow again within a second of the database's return. */
const RECONNECT_MS = 300

export interface PostgresListener {
  listen: (channel: string, listener: (payload: string) => void, onGap?: () => void) => Promise<() => Promise<void>>
  close: () => Promise<void>
}

/** LISTEN on a connection of its own, which is reopened when it breaks; a pool connection would lose its subscriptions. */
export function listenOnPostgres(url: string, answerMs = ANSWER_MS): PostgresListener {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let client: Promise<pg.Client> | null = null
  const gapListeners = new Set<() => void>()
  let wasLost = false
  let closed = false

  function connection(): Promise<pg.Client> {
    client ??= connect()
    return client
  }

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: answerMs, ...KEEP_ALIVE })
    let retired = false
    const retire = () => {
      if (retired) return
      retired = true
      client = null
      wasLost = true
      if (!closed) reconnectLater()
    }
    fresh.on('error', retire)
    fresh.on('end', retire)
    fresh.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '')
    })
    try {
      await fresh.connect()
      for (const channel of listeners.keys()) await subscribe(fresh, channel)
      if (wasLost) for (const onGap of gapListeners) onGap()
      wasLost = false
      return fresh
    } catch (error) {
      retire()
      throw error
    }
  }

  const subscribe = (to: pg.Client, channel: string) => whileAnswering(to, answerMs, () => to.query(`LISTEN ${pg.escapeIdentifier(channel)}`))

  function reconnectLater(): void {
    setTimeout(() => {
      if (!closed && listeners.size > 0) void connection().catch(() => undefined)
    }, RECONNECT_MS).unref()
  }

  return {
    async listen(channel, listener, onGap) {
      if (onGap) gapListeners.add(onGap)
      const known = listeners.get(channel)
      listeners.set(channel, (known ?? new Set()).add(listener))
      const connected = await connection()
      if (!known) await subscribe(connected, channel)
      return async () => {
        listeners.get(channel)?.delete(listener)
        if (onGap) gapListeners.delete(onGap)
      }
    },
    async close() {
      closed = true
      listeners.clear()
      gapListeners.clear()
      const open = await client?.catch(() => null)
      if (open) await whileAnswering(open, answerMs, () => open.end())
    },
  }
}
