import type { Credentials, MenuNode, SessionUser } from '@smart-fire/api-client'
import { assign, emit, fromPromise, setup } from 'xstate'
import type { EndReason } from '../../features/login/end-reason'
import { explainLogin, type LoginProblem } from '../../features/login/login-problem'
import { refusesSession } from './refuses-session'
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
  /** consecutive failed attempts to load the user */
  attempts: number
}

export type SessionEvent =
  | { type: 'login.submit'; credentials: Credentials }
  | { type: 'user.retry' }
  | { type: 'session.signOut' }
  | { type: 'session.expired' }
  | { type: 'password.changed' }

export interface SessionInput {
  session: StoredSession | null
  endReason: EndReason | null
}

/** An outage must not sign every operator out (domain 15): the page repeats the request by itself. */
export const USER_RETRY_MS = 10_000

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as { type: 'reload'; keepPlace: boolean },
  },
  actors: {
    /** signs in and stores the token of this tab */
    authenticate: fromPromise<StoredSession, Credentials>(notProvided),
    /** loads user info, menus and the super-admin flag at the same time */
    loadUser: fromPromise<SignedInUser, StoredSession>(notProvided),
    /** signs out at the server, unless the server ended the session; then deletes the token of this tab */
    endSession: fromPromise<void, { session: StoredSession | null; endReason: EndReason | null }>(notProvided),
  },
  actions: {
    dropSession: assign({ session: null }),
    /** reloads the page; after an expired session at the same address */
    reload: emit(({ context }) => ({ type: 'reload' as const, keepPlace: context.endReason === 'expired' })),
  },
  guards: {
    hasToken: ({ context }) => context.session !== null,
    serverRefusesSession: (_, params: { error: unknown }) => refusesSession(params.error),
  },
  delays: { retry: USER_RETRY_MS },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, signedIn: null, problem: null, failedAttempts: 0, attempts: 0 }),
  initial: 'anonymous',
  states: {
    anonymous: {
      description: 'The login page, with the reason when the last session ended or the last attempt failed.',
      always: { guard: 'hasToken', target: 'loadingUser' },
      on: { 'login.submit': 'authenticating' },
    },
    authenticating: {
      description: 'The login page while the server checks name, password and picture code.',
      entry: assign({ problem: null, endReason: null }),
      invoke: {
        src: 'authenticate',
        input: ({ event }) => credentialsOf(event),
        onDone: { target: 'loadingUser', actions: assign({ session: ({ event }) => event.output }) },
        onError: {
          target: 'anonymous',
          actions: assign({
            problem: ({ event }) => explainLogin(event.error),
            failedAttempts: ({ context }) => context.failedAttempts + 1,
          }),
        },
      },
    },
    loadingUser: {
      description: 'The product name and "signing in" while user info and menus are fetched.',
      invoke: {
        src: 'loadUser',
        input: ({ context }) => context.session ?? NO_SESSION,
        onDone: {
          target: 'signedIn',
          actions: assign({ signedIn: ({ event }) => event.output, attempts: 0 }),
        },
        onError: [
          {
            guard: { type: 'serverRefusesSession', params: ({ event }) => ({ error: event.error }) },
            target: 'signingOut',
            actions: assign({ endReason: 'refused' }),
          },
          { target: 'unreachable', actions: assign({ attempts: ({ context }) => context.attempts + 1 }) },
        ],
      },
      on: { 'session.expired': { target: 'signingOut', actions: assign({ endReason: 'expired' }) } },
    },
    unreachable: {
      description: 'A page with the message that the service cannot be reached and a retry button; the user stays signed in.',
      after: { retry: 'loadingUser' },
      on: { 'user.retry': 'loadingUser', 'session.signOut': 'signingOut' },
    },
    signedIn: {
      description: 'The console, with the sections that the server granted.',
      on: {
        'session.signOut': 'signingOut',
        'session.expired': { target: 'signingOut', actions: assign({ endReason: 'expired' }) },
        'password.changed': { target: 'signingOut', actions: assign({ endReason: 'passwordChanged' }) },
      },
    },
    signingOut: {
      description: 'The product name and "signing out" until the server has confirmed; then the page reloads.',
      entry: assign({ signedIn: null }),
      invoke: {
        src: 'endSession',
        input: ({ context }) => ({ session: context.session, endReason: context.endReason }),
        onDone: { target: 'anonymous', actions: ['dropSession', 'reload'] },
        // the session of this tab ends even when the request fails (contract admin 2.5)
        onError: { target: 'anonymous', actions: ['dropSession', 'reload'] },
      },
    },
  },
})

const NO_SESSION: StoredSession = { accessToken: '', userId: '' }

/** `authenticating` is entered by `login.submit` only: other events carry no credentials. */
function credentialsOf(event: SessionEvent | { type: string }): Credentials {
  if ('credentials' in event) return event.credentials
  throw new Error(`no credentials in ${event.type}`)
}

function notProvided(): never {
  throw new Error('the shell provides the calls of the session')
}
