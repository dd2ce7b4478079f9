import type { Credentials } from '@smart-fire/api-client'
import type { SessionToken, SignInClient, SignInOutcome } from '@smart-fire/api-client/sign-in'
import { whileWanted } from '@smart-fire/dialogs/regions'
import { fromPromise } from 'xstate'
import type { EndReason } from '../../features/login/end-reason'
import { afterLogin } from '../routes/return-path'
import type { FirstStep, SignedInUser } from './session.context'
import { keepGiven } from './session-keeper'
import type { SessionStore, StoredSession } from './session-store'

/** The actors of the session machine: they call the server and keep the token of this tab. */
export function sessionCalls(client: SignInClient, store: SessionStore) {
  const keep = (given: SessionToken): StoredSession => {
    keepGiven(store, given)
    return { accessToken: given.accessToken, userId: given.userId }
  }
  const stepOf = (outcome: SignInOutcome): FirstStep => {
    if (outcome.is === 'signedIn') return { session: keep(outcome.session) }
    return outcome.is === 'codeWanted' ? { ticket: outcome.ticket } : { binding: outcome }
  }
  return {
    authenticate: fromPromise<FirstStep, Credentials>(async ({ input, signal }) => stepOf(await client.steps.signIn(input, signal))),
    // what a provider has led back with is accepted once: it is not given up
    arrive: fromPromise<FirstStep, string>(async ({ input }) => stepOf(await client.steps.arrive(input))),
    depart: fromPromise<string, string>(async ({ input, signal }) => {
      const address = await client.steps.depart(input, signal)
      store.keepWantedPath(afterLogin(window.location) ?? '/')
      return address
    }),
    giveCode: fromPromise<StoredSession, { ticket: string; code: string }>(async ({ input, signal }) => keep(await client.steps.giveCode(input, signal))),
    loadUser: fromPromise<SignedInUser, StoredSession>(({ input, signal }) => whileWanted(signal, () => loadUser(client, input, signal))),
    endSession: fromPromise<void, { session: StoredSession | null; endReason: EndReason | null }>(
      async ({ input, signal }) => {
        try {
          // a session that the server has ended needs no sign-out call
          const serverEnded = input.endReason === 'expired' || input.endReason === 'refused'
          // a renewed session has another token than the one that was signed in with
          const token = store.token() ?? input.session?.accessToken
          if (token != null && !serverEnded) await client.auth.logout(token, signal)
        } finally {
          store.forget(input.endReason)
        }
      },
    ),
  }
}

async function loadUser(client: SignInClient, { userId }: StoredSession, signal: AbortSignal): Promise<SignedInUser> {
  const [user, menus, isSuperAdmin] = await Promise.all([
    client.session.user(signal),
    client.session.menus(signal),
    client.session.isSuperAdmin(userId, signal),
  ])
  return { user, menus: menus.rows, droppedMenus: menus.dropped, isSuperAdmin }
}
