import type { HttpBindings } from '@hono/node-server'
import type { Database } from '../db/database'
import type { Log } from '../log'

/** The signed-in user of a request; the rights middleware puts it on the context. */
export interface Session {
  userId: string
  username: string
  name: string
  /** `NO_TENANT` for the super admin: matches no row */
  tenantId: string
  isSuperAdmin: boolean
  isTenantAdmin: boolean
  /** name of the tenant as whose administrator a super admin acts; null for every other session (ADR 32) */
  actingFor: string | null
  tokenHash: string
}

/** The tenant id of users without a tenant: equal to no tenant's id, so every tenant-scoped query finds nothing. */
export const NO_TENANT = ''

/** The gateway whose key a call has come with, and its tenant. */
export interface Sender {
  tenantId: string
  gatewayId: number
}

export interface AppEnv {
  Bindings: HttpBindings
  Variables: {
    requestId: string
    /** address of the client, as a trusted reverse proxy reports it */
    ip: string
    nonce: string
    database: Database
    log: Log
    session: Session
    /** only on calls of gateways */
    sender: Sender
  }
}
