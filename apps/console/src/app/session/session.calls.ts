import type { Credentials } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { fromPromise } from 'xstate'
import type { EndReason } from '../../features/login/end-reason'
import type { SignedInUser } from './session.machine'
import type { SessionStore, StoredSession } from './session-store'

/** The actors of the session machine: they call the server and keep the token of this tab. */
export function sessionCalls(client: SignInClient, store: SessionStore) {
  return {
    authenticate: fromPromise<StoredSession, Credentials>(async ({ input, signal }) => {
      const { accessToken, userId } = await client.auth.login(input, signal)
      const session = { accessToken, userId }
      store.keep(session)
      return session
    }),
    loadUser: fromPromise<SignedInUser, StoredSession>(async ({ input, signal }) => {
      const [user, menus, isSuperAdmin] = await Promise.all([
        client.session.user(signal),
        client.session.menus(signal),
        client.session.isSuperAdmin(input.userId, signal),
      ])
      return { user, menus: menus.rows, droppedMenus: menus.dropped, isSuperAdmin }
    }),
    endSession: fromPromise<void, { session: StoredSession | null; endReason: EndReason | null }>(
      async ({ input, signal }) => {
        try {
          // a session that the server has ended needs no sign-out call
          const serverEnded = input.endReason === 'expired' || input.endReason === 'refused'
          if (input.session && !serverEnded) await client.auth.logout(input.session.accessToken, signal)
        } finally {
          store.forget(input.endReason)
        }
      },
    ),
  }
}
