import type { Credentials, MenuNode, SessionUser } from '@smart-fire/api-client'
import type { EndReason } from '../../features/login/end-reason'
import type { LoginProblem } from '../../features/login/login-problem'
import type { StoredSession } from './session-store'

/** The signed-in user and the menus that the server granted. */
export interface SignedInUser {
  user: SessionUser
  menus: MenuNode[]
  /** menus that could not be read: the side bar lacks them */
  droppedMenus: number
  isSuperAdmin: boolean
}

export interface SessionContext {
  session: StoredSession | null
  signedIn: SignedInUser | null
  problem: LoginProblem | null
  /** why the last session of this tab ended; the login page shows it */
  endReason: EndReason | null
  /** how many sign-ins failed: each needs a new picture code */
  failedAttempts: number
  /** failed attempts to open the console: to load the user, or the code of the console */
  attempts: number
  arrival: string | null
  /** the step of the second factor: what the server knows it by */
  ticket: string | null
  /** an identity of a provider that the next sign-in binds to its account */
  binding: Binding | null
}

/** A person at an identity provider who is no account yet. */
export interface Binding {
  ticket: string
  provider: string | null
  person: string | null
}

/** What a first step leads to: the session, the code of the second factor, or the account of a new identity. */
export type FirstStep = { session: StoredSession } | { ticket: string } | { binding: Binding }

export type SessionEvent =
  | { type: 'login.submit'; credentials: Credentials }
  | { type: 'provider.choose'; providerId: string }
  | { type: 'binding.cancel' }
  | { type: 'code.submit'; code: string }
  | { type: 'code.cancel' }
  | { type: 'user.retry' }
  | { type: 'session.signOut' }
  | { type: 'session.expired' }
  | { type: 'password.changed' }
  /** the code of the console could not be loaded, or the console could not be drawn */
  | { type: 'console.failed' }

export interface SessionInput {
  session: StoredSession | null
  endReason: EndReason | null
  /** the query with which an identity provider has led back to /authredirect */
  arrival?: string | null
}

/** What a session knows when it begins. */
export function firstContext(input: SessionInput): SessionContext {
  return { arrival: null, ...input, signedIn: null, problem: null, failedAttempts: 0, attempts: 0, ticket: null, binding: null }
}
