import type { PGlite } from '@electric-sql/pglite'

/** One run of PostgreSQL inside this process. */
export interface Engine {
  pg: PGlite
  /** why it has ended by itself, e.g. on a full disk; null while it runs */
  failure: () => string | null
  /** ends a running engine; one for tests is kept for the next server */
  close: () => Promise<void>
  /** gives back what a failed engine holds; it cannot be closed any more */
  abandon: () => void
}
