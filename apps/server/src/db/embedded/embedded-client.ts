import type { PGlite, QueryOptions, Transaction } from '@electric-sql/pglite'
import { DatabaseUnavailableError, DiskFullError, refuseInsideTransaction } from '../database'
import type { Engine } from './engine.types'
import { Statements } from './statements'
import { createTurns, type Purpose } from './turns'

export interface EmbeddedClientOptions {
  engine: Engine
  /** starts a new engine on the same folder after the running one has failed */
  restart: () => Promise<Engine>
  /** whether the disk has room for what a write needs */
  hasRoom: () => Promise<boolean>
  /** told of every write that was refused for want of room */
  onFull: () => void
  /** told once for each failure of an engine and for each new start */
  onFailure: (reason: string) => void
  onRestart: () => void
  /** told once for each new start that cannot listen on all channels: without notifications, changes reach no screen until a later call can */
  onNotListening: (reason: string) => void
}

/** a failed start is tried again after this time at the earliest: it takes half a second of all calls */
const RESTART_MS = 2_000

/**
 * The one connection of the embedded database: its callers take turns, and an engine that has failed is replaced by a new
 * one, which recovers from the log of the folder.
 */
export class EmbeddedClient {
  #engine: Engine
  #triedAt = -Infinity
  #isReported = false
  #isSilenceReported = false
  #closed = false
  readonly #turns = createTurns()
  readonly #listeners = new Map<string, Set<(payload: string) => void>>()
  readonly #onGap = new Set<() => void>()
  /** the channels on which the running engine listens */
  readonly #heard = new Set<string>()
  /** the engine is a new one, and does not listen on all channels yet */
  #hasGap = false
  #statements: Statements | null = null
  /** counts the uses, so that maintenance knows an idle database without asking it */
  uses = 0

  constructor(private readonly options: EmbeddedClientOptions) {
    this.#engine = options.engine
  }

  get closed(): boolean {
    return this.#closed
  }

  /** What is prepared on this engine. */
  statements(pg: PGlite): Statements {
    if (pg !== this.#statements?.pg) this.#statements = new Statements(pg)
    return this.#statements
  }

  /** Runs the work alone on the connection, when it is its turn. */
  take<Result>(purpose: Purpose, work: (pg: PGlite) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    return this.#turns.take(purpose, () => this.#use(work), signal)
  }

  /** Rejects with `DiskFullError` when the disk has no room for another write. */
  async demandRoom(): Promise<void> {
    if (await this.options.hasRoom()) return
    this.options.onFull()
    throw new DiskFullError()
  }

  async listen(channel: string, listener: (payload: string) => void, onGap?: () => void): Promise<() => Promise<void>> {
    if (onGap) this.#onGap.add(onGap)
    const known = this.#listeners.get(channel) ?? new Set()
    this.#listeners.set(channel, known.add(listener))
    await this.take('work', (pg) => this.#listenOn(pg, channel))
    return async () => {
      known.delete(listener)
      if (onGap) this.#onGap.delete(onGap)
    }
  }

  /** Waits for the work that was given before, then closes. */
  close(): Promise<void> {
    return this.#turns.take('list', async () => {
      if (this.#closed) return
      this.#closed = true
      if (this.#engine.failure() === null) await this.#engine.close()
      else this.#engine.abandon()
    })
  }

  async #use<Result>(work: (pg: PGlite) => Promise<Result>): Promise<Result> {
    this.uses += 1
    const engine = await this.#running()
    try {
      return await work(engine.pg)
    } catch (error) {
      const reason = engine.failure()
      if (reason === null) throw error
      this.#report(reason)
      throw new DatabaseUnavailableError(reason)
    }
  }

  async #running(): Promise<Engine> {
    if (this.#closed) throw new DatabaseUnavailableError('the database is closed')
    const failure = this.#engine.failure()
    if (failure === null) return this.#listening()
    this.#report(failure)
    await this.demandRoom()
    if (performance.now() < this.#triedAt + RESTART_MS) throw new DatabaseUnavailableError(failure)
    this.#triedAt = performance.now()
    this.#engine.abandon()
    this.#engine = await this.options.restart().catch((error: unknown) => {
      throw new DatabaseUnavailableError(String(error))
    })
    this.#heard.clear()
    this.#hasGap = true
    this.#isReported = false
    this.#isSilenceReported = false
    this.options.onRestart()
    return this.#listening()
  }

  /** The engine, which listens on all channels. Where it cannot, the next call tries again: a call needs no notifications. */
  async #listening(): Promise<Engine> {
    if (!this.#hasGap) return this.#engine
    try {
      for (const channel of this.#listeners.keys()) await this.#listenOn(this.#engine.pg, channel)
    } catch (error) {
      if (!this.#isSilenceReported) this.options.onNotListening(String(error))
      this.#isSilenceReported = true
      return this.#engine
    }
    this.#hasGap = false
    // after this turn: what they do takes turns of its own
    setImmediate(() => this.#onGap.forEach((onGap) => onGap()))
    return this.#engine
  }

  async #listenOn(pg: PGlite, channel: string): Promise<void> {
    if (this.#heard.has(channel)) return
    await pg.listen(channel, (payload) => this.#listeners.get(channel)?.forEach((listener) => listener(payload)))
    this.#heard.add(channel)
  }

  #report(reason: string): void {
    if (this.#isReported) return
    this.#isReported = true
    this.options.onFailure(reason)
  }
}

/** What drizzle needs of a PGlite. With a turn already taken it uses the connection at once. */
export class EmbeddedView {
  constructor(
    private readonly client: EmbeddedClient,
    private readonly purpose: Purpose,
    private readonly held: PGlite | null = null,
  ) {}

  query(text: string, parameters?: unknown[], options?: QueryOptions) {
    return this.#use((pg) => this.client.statements(pg).run(text, parameters, withoutParsers(options)))
  }

  transaction<Result>(work: (tx: Pick<Transaction, 'query' | 'rollback'>) => Promise<Result>): Promise<Result> {
    return this.#use((pg) => pg.transaction((tx) => work({
      query: (text, parameters, options) => this.client.statements(pg).run(text, parameters, withoutParsers(options)),
      rollback: () => tx.rollback(),
    })))
  }

  async #use<Result>(work: (pg: PGlite) => Promise<Result>): Promise<Result> {
    if (this.held) return work(this.held)
    refuseInsideTransaction()
    return this.client.take(this.purpose, work)
  }
}

/**
 * Drizzle names the same parsers for each statement, which the engine has from its start. Named for a statement, PGlite joins them with its own,
 * some hundreds: a seventh of the time of all calls.
 */
function withoutParsers(options: QueryOptions | undefined): QueryOptions | undefined {
  if (!options?.parsers) return options
  const { parsers: _known, ...rest } = options
  return rest
}
