import type { Credentials, MenuNode, SessionUser } from '@smart-fire/api-client'
import { assign, emit, fromPromise, setup } from 'xstate'
import { explainLogin, saysNo, type LoginProblem } from './login-problem'
import type { Farewell, StoredSession } from './session-store'

/** Who is signed in and what the server granted. */
export interface SignedInUser {
  user: SessionUser
  menus: MenuNode[]
  isSuperAdmin: boolean
}

export interface SessionContext {
  session: StoredSession | null
  signedIn: SignedInUser | null
  problem: LoginProblem | null
  /** why this tab's session ended, told on the login page */
  farewell: Farewell | null
  /** sign-ins that did not work: each needs a new picture code */
  refusals: number
  /** unanswered attempts to load the user in a row */
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
  farewell: Farewell | null
}

/** An outage must not sign every operator out (domain 15): the page asks again by itself. */
export const USER_RETRY_MS = 10_000

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as { type: 'reload'; keepPlace: boolean },
  },
  actors: {
    /** signs in and keeps the token for this tab */
    authenticate: fromPromise<StoredSession, Credentials>(notProvided),
    /** user info, menus and the super-admin flag, side by side */
    loadUser: fromPromise<SignedInUser, StoredSession>(notProvided),
    /** tells the server unless it ended the session itself, and forgets the token */
    endSession: fromPromise<void, { session: StoredSession | null; farewell: Farewell | null }>(notProvided),
  },
  actions: {
    dropSession: assign({ session: null }),
    /** the page starts anew; after a time-out at the place where the operator was */
    reload: emit(({ context }) => ({ type: 'reload' as const, keepPlace: context.farewell === 'expired' })),
  },
  guards: {
    tokenKept: ({ context }) => context.session !== null,
    answerSaysNo: (_, params: { error: unknown }) => saysNo(params.error),
  },
  delays: { retry: USER_RETRY_MS },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, signedIn: null, problem: null, refusals: 0, attempts: 0 }),
  initial: 'anonymous',
  states: {
    anonymous: {
      description: 'The login page, with the reason when the last session ended or the last attempt failed.',
      always: { guard: 'tokenKept', target: 'loadingUser' },
      on: { 'login.submit': 'authenticating' },
    },
    authenticating: {
      description: 'The login page while the server checks name, password and picture code.',
      entry: assign({ problem: null, farewell: null }),
      invoke: {
        src: 'authenticate',
        input: ({ event }) => credentialsOf(event),
        onDone: { target: 'loadingUser', actions: assign({ session: ({ event }) => event.output }) },
        onError: {
          target: 'anonymous',
          actions: assign({
            problem: ({ event }) => explainLogin(event.error),
            refusals: ({ context }) => context.refusals + 1,
          }),
        },
      },
    },
    loadingUser: {
      description: 'The product name and "signing in" while user info and menus are fetched.',
      invoke: {
        src: 'loadUser',
        input: ({ context }) => context.session ?? NOBODY,
        onDone: {
          target: 'signedIn',
          actions: assign({ signedIn: ({ event }) => event.output, attempts: 0 }),
        },
        onError: [
          {
            guard: { type: 'answerSaysNo', params: ({ event }) => ({ error: event.error }) },
            target: 'signingOut',
            actions: assign({ farewell: 'refused' }),
          },
          { target: 'unreachable', actions: assign({ attempts: ({ context }) => context.attempts + 1 }) },
        ],
      },
      on: { 'session.expired': { target: 'signingOut', actions: assign({ farewell: 'expired' }) } },
    },
    unreachable: {
      description: 'A page that says that the service cannot be reached, with retry; nobody is signed out.',
      after: { retry: 'loadingUser' },
      on: { 'user.retry': 'loadingUser', 'session.signOut': 'signingOut' },
    },
    signedIn: {
      description: 'The console, with the sections that the server granted.',
      on: {
        'session.signOut': 'signingOut',
        'session.expired': { target: 'signingOut', actions: assign({ farewell: 'expired' }) },
        'password.changed': { target: 'signingOut', actions: assign({ farewell: 'passwordChanged' }) },
      },
    },
    signingOut: {
      description: 'The product name and "signing out" until the server knows; then the page reloads.',
      entry: assign({ signedIn: null }),
      invoke: {
        src: 'endSession',
        input: ({ context }) => ({ session: context.session, farewell: context.farewell }),
        onDone: { target: 'anonymous', actions: ['dropSession', 'reload'] },
        // the session of this tab ends whatever the server answers (contract admin 2.5)
        onError: { target: 'anonymous', actions: ['dropSession', 'reload'] },
      },
    },
  },
})

const NOBODY: StoredSession = { accessToken: '', userId: '' }

/** `authenticating` is entered by one event only; the others never carry credentials. */
function credentialsOf(event: SessionEvent | { type: string }): Credentials {
  if ('credentials' in event) return event.credentials
  throw new Error(`no credentials in ${event.type}`)
}

function notProvided(): never {
  throw new Error('the shell provides the calls of the session')
}
