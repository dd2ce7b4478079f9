import { isApiError, type Credentials } from '@smart-fire/api-client'
import { assign, emit, fromPromise, setup, type StateValueFrom } from 'xstate'
import type { EndReason } from '../../features/login/end-reason'
import { explainLogin } from '../../features/login/login-problem'
import { refusesSession } from './refuses-session'
import { firstContext, type FirstStep, type SessionContext, type SessionEvent, type SessionInput, type SignedInUser } from './session.context'
import type { StoredSession } from './session-store'

/** An outage must not sign every operator out (domain 15): the page repeats the attempt by itself. */
export const USER_RETRY_MS = 10_000
/** A console that has been there for so long has been opened: what fails then is another outage. */
const OPENED_MS = 60_000

export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    emitted: {} as { type: 'reload'; keepPlace: boolean } | { type: 'leave'; address: string },
  },
  actors: {
    /** signs in; stores the token of this tab when there is one */
    authenticate: fromPromise<FirstStep, Credentials>(notProvided),
    /** the same with what a provider has led back with */
    arrive: fromPromise<FirstStep, string>(notProvided),
    /** the address at the provider; the wanted page is kept until the browser is back */
    depart: fromPromise<string, string>(notProvided),
    /** the second step; stores the token of this tab */
    giveCode: fromPromise<StoredSession, { ticket: string; code: string }>(notProvided),
    /** loads user info, menus and the super-admin flag at the same time */
    loadUser: fromPromise<SignedInUser, StoredSession>(notProvided),
    /** signs out at the server, unless the server ended the session; then deletes the token of this tab */
    endSession: fromPromise<void, { session: StoredSession | null; endReason: EndReason | null }>(notProvided),
  },
  actions: {
    dropSession: assign({ session: null }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    keepFirstStep: assign(({ context }, step: FirstStep) => ({
      session: 'session' in step ? step.session : null,
      ticket: 'ticket' in step ? step.ticket : null,
      // a picture code is valid for one attempt only
      ...('binding' in step ? { binding: step.binding, failedAttempts: context.failedAttempts + 1 } : { binding: null }),
    })),
    fail: assign(({ context }, { error }: { error: unknown }) => ({ problem: explainLogin(error), failedAttempts: context.failedAttempts + 1 })),
    /** reloads the page; after an expired session at the same address */
    reload: emit(({ context }) => ({ type: 'reload' as const, keepPlace: context.endReason === 'expired' })),
  },
  guards: {
    hasToken: ({ context }) => context.session !== null,
    codeIsWanted: ({ context }) => context.ticket !== null,
    comesFromProvider: ({ context }) => context.arrival !== null && context.session === null,
    isOver: (_, params: { error: unknown }) => isApiError(params.error) && (params.error.field === 'ticket' || params.error.field === 'bind'),
    serverRefusesSession: (_, params: { error: unknown }) => refusesSession(params.error),
  },
  delays: { retry: USER_RETRY_MS, opened: OPENED_MS },
}).createMachine({
  id: 'session',
  context: ({ input }) => firstContext(input),
  initial: 'anonymous',
  states: {
    anonymous: {
      description: 'The login page, with the reason when the last session ended or the last attempt failed; after a first sign-in at a provider it says whose account is asked for.',
      always: [
        { guard: 'hasToken', target: 'loadingUser' },
        { guard: 'codeIsWanted', target: 'secondFactor' },
        { guard: 'comesFromProvider', target: 'arriving' },
      ],
      on: {
        'login.submit': 'authenticating',
        'provider.choose': 'departing',
        'binding.cancel': { actions: assign({ binding: null, problem: null }) },
      },
    },
    authenticating: {
      description: 'The login page while the server checks name, password and picture code.',
      entry: assign({ problem: null, endReason: null }),
      invoke: {
        src: 'authenticate',
        input: ({ event, context }) => ({ ...credentialsOf(event), bind: context.binding?.ticket }),
        onDone: { target: 'anonymous', actions: { type: 'keepFirstStep', params: ({ event }) => event.output } },
        onError: [
          // the identity has to be shown by the provider again
          { guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) }, target: 'anonymous', actions: [assign({ binding: null }), { type: 'fail', params: ({ event }) => ({ error: event.error }) }] },
          { target: 'anonymous', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    departing: {
      description: 'The product name and "going to the provider" until the browser has left.',
      entry: assign({ problem: null, endReason: null, binding: null }),
      invoke: {
        src: 'depart',
        input: ({ event }) => ('providerId' in event ? event.providerId : ''),
        onDone: { actions: emit(({ event }) => ({ type: 'leave' as const, address: event.output })) },
        onError: { target: 'anonymous', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
      },
    },
    arriving: {
      description: 'The product name and "signing in" while the server checks what the provider has led back with.',
      invoke: {
        src: 'arrive',
        input: ({ context }) => context.arrival ?? '',
        onDone: { target: 'anonymous', actions: [assign({ arrival: null }), { type: 'keepFirstStep', params: ({ event }) => event.output }] },
        onError: { target: 'anonymous', actions: [assign({ arrival: null }), { type: 'fail', params: ({ event }) => ({ error: event.error }) }] },
      },
    },
    secondFactor: {
      description: 'The page that asks for the code of the authenticator app, or for a recovery code.',
      on: {
        'code.submit': 'checkingCode',
        'code.cancel': { target: 'anonymous', actions: assign({ ticket: null, problem: null }) },
      },
    },
    checkingCode: {
      description: 'The page of the code while the server checks it.',
      entry: assign({ problem: null }),
      invoke: {
        src: 'giveCode',
        input: ({ event, context }) => ({ ticket: context.ticket ?? '', code: 'code' in event ? event.code : '' }),
        onDone: { target: 'loadingUser', actions: assign({ session: ({ event }) => event.output, ticket: null }) },
        onError: [
          { guard: { type: 'isOver', params: ({ event }) => ({ error: event.error }) }, target: 'anonymous', actions: [assign({ ticket: null }), { type: 'fail', params: ({ event }) => ({ error: event.error }) }] },
          { target: 'secondFactor', actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    loadingUser: {
      description: 'The product name and "signing in" while user info and menus are fetched.',
      invoke: {
        src: 'loadUser',
        input: ({ context }) => context.session ?? NO_SESSION,
        onDone: { target: 'signedIn', actions: assign({ signedIn: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'serverRefusesSession', params: ({ event }) => ({ error: event.error }) },
            target: 'signingOut',
            actions: assign({ endReason: 'refused' }),
          },
          { target: 'unreachable', actions: 'countAttempt' },
        ],
      },
      on: { 'session.expired': { target: 'signingOut', actions: assign({ endReason: 'expired' }) } },
    },
    unreachable: {
      description: 'The server did not answer, or the console could not be loaded or drawn: a page says so, with a retry button; the user stays signed in.',
      after: { retry: 'loadingUser' },
      on: { 'user.retry': 'loadingUser', 'session.signOut': 'signingOut' },
    },
    signedIn: {
      description: 'The console, with the sections that the server granted.',
      after: { opened: { actions: assign({ attempts: 0 }) } },
      on: {
        'session.signOut': 'signingOut',
        'session.expired': { target: 'signingOut', actions: assign({ endReason: 'expired' }) },
        'console.failed': { target: 'unreachable', actions: 'countAttempt' },
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

export type SessionState = StateValueFrom<typeof sessionMachine>

const NO_SESSION: StoredSession = { accessToken: '', userId: '' }

/** `authenticating` is entered by `login.submit` only: other events carry no credentials. */
function credentialsOf(event: SessionEvent | { type: string }): Credentials {
  if ('credentials' in event) return event.credentials
  throw new Error(`no credentials in ${event.type}`)
}

function notProvided(): never {
  throw new Error('the shell provides the calls of the session')
}
