import type { Credentials } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { whileWanted } from '@smart-fire/dialogs/regions'
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
    loadUser: fromPromise<SignedInUser, StoredSession>(({ input, signal }) => whileWanted(signal, () => loadUser(client, input, signal))),
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

async function loadUser(client: SignInClient, { userId }: StoredSession, signal: AbortSignal): Promise<SignedInUser> {
  const [user, menus, isSuperAdmin] = await Promise.all([
    client.session.user(signal),
    client.session.menus(signal),
    client.session.isSuperAdmin(userId, signal),
  ])
  return { user, menus: menus.rows, droppedMenus: menus.dropped, isSuperAdmin }
}
