import { parse, protocol, type messages, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite'

/** As many statements stay prepared; the one that was used longest ago makes room. */
export const MOST_PREPARED = 200

interface Prepared {
  name: string
  parameterTypes: number[]
  /** describes the columns of its rows; empty for a statement without rows */
  columns: messages.BackendMessage[]
}

const { serialize } = protocol
/** no type has this number */
const UNKNOWN_TYPE = 0

/**
 * Runs statements on one engine. PostgreSQL parses each text once and then runs it by its name, and all that a run consists of is one
 * message. `PGlite.query` sends six messages and has the text parsed anew, which takes nearly twice as long (ADR 87).
 */
export class Statements {
  readonly #prepared = new Map<string, Prepared>()
  #named = 0

  constructor(readonly pg: PGlite) {}

  /** Gives what `PGlite.query` gives, within the transaction of the engine if there is one. Rejects with the error of PostgreSQL. */
  run<Row>(text: string, parameters: readonly unknown[] = [], options?: QueryOptions): Promise<Results<Row>> {
    return this.pg.runExclusive(async () => {
      const { name, parameterTypes, columns } = this.#known(text) ?? (await this.#prepare(text))
      const values = parameters.map((value, index) => this.#asText(value, parameterTypes[index]))
      const received = await this.#send(serialize.bind({ statement: name, values }), serialize.execute({}), serialize.sync())
      return parse.parseResults([...columns, ...received], this.pg.parsers, options)[0] as Results<Row>
    })
  }

  /** A statement that is prepared; it is the one that was used last from now on. */
  #known(text: string): Prepared | undefined {
    const known = this.#prepared.get(text)
    if (known) {
      this.#prepared.delete(text)
      this.#prepared.set(text, known)
    }
    return known
  }

  async #prepare(text: string): Promise<Prepared> {
    this.#named += 1
    const name = `s${this.#named}`
    const received = await this.#send(...this.#makeRoom(), serialize.parse({ name, text }), serialize.describe({ type: 'S', name }), serialize.sync())
    const prepared = { name, parameterTypes: parse.parseDescribeStatementResults(received), columns: received.filter((message) => message.name === 'rowDescription') }
    this.#prepared.set(text, prepared)
    return prepared
  }

  #makeRoom(): Uint8Array[] {
    const [oldest] = this.#prepared
    if (!oldest || this.#prepared.size < MOST_PREPARED) return []
    const [text, { name }] = oldest
    this.#prepared.delete(text)
    return [serialize.close({ type: 'S', name })]
  }

  #asText(value: unknown, type = UNKNOWN_TYPE): string | null {
    if (value === null || value === undefined) return null
    const write = this.pg.serializers[type]
    return write ? write(value) : (value as { toString: () => string }).toString()
  }

  /** Nothing has to be written after it: PostgreSQL writes its files itself (`durable-files.ts`). */
  #send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.pg.execProtocolStream(Buffer.concat(parts), { syncToFs: false })
  }
}
