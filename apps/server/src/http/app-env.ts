import type { HttpBindings } from '@hono/node-server'
import type { Database } from '../db/database'
import type { Log } from '../log'

/** Who is asking; put on the context by the session middleware. */
export interface Session {
  userId: string
  username: string
  name: string
  /** `NO_TENANT` for the super admin: matches no row */
  tenantId: string
  isSuperAdmin: boolean
  isTenantAdmin: boolean
  tokenHash: string
}

/** The tenant of those who have none: equal to no tenant's id, so every tenant-scoped query finds nothing. */
export const NO_TENANT = ''

export interface AppEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** address of the caller, the reverse proxy's word counts when it is trusted */
    ip: string
    nonce: string
    database: Database
    log: Log
    session: Session
  }
}
