import type { ApiClientOptions } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { BeginSessionContext } from '../lib/begin-session'
import { FrontPage } from '../lib/front/front-page'
import { pickMessages } from '../lib/preferences/pick-messages'
import { usePreferences } from '../lib/preferences/preferences'
import { isPublicPath, loginPath } from './routes/return-path'
import { SessionActor } from './session/session.actor'
import { sessionCalls } from './session/session.calls'
import { sessionMachine, type SessionInput } from './session/session.machine'
import * as sessionMessages from './session/session.messages'
import { SessionGate } from './session/session-gate'
import { SessionKeeperContext, type SessionKeeper } from './session/session-keeper'
import type { SessionStore } from './session/session-store'

/** A separate chunk: the login page must not load the code of the console. */
const SignedInConsole = lazy(() => import('../layout/signed-in-console'))

interface AppProps {
  signInClient: SignInClient
  /** options of the full client, which only the signed-in console creates */
  clientOptions: ApiClientOptions
  store: SessionStore
  keeper: SessionKeeper
  /** the session that sessionStorage kept for this tab */
  input: SessionInput
  /** dispatches `end` when the server refuses the token */
  sessionEnd: EventTarget
  nonce: string | undefined
}

export function App({ signInClient, clientOptions, store, keeper, input, sessionEnd, nonce }: AppProps) {
  const machine = useMemo(() => sessionMachine.provide({ actors: sessionCalls(signInClient, store) }), [signInClient, store])
  return (
    <SessionActor.Provider logic={machine} options={{ input }}>
      <SessionEffects sessionEnd={sessionEnd} />
      <SessionGate client={signInClient}>
        {(signedIn) => (
          <Suspense fallback={<Opening />}>
            <SessionKeeperContext.Provider value={keeper}>
              <BeginSessionContext.Provider value={keeper.begin}>
                <SignedInConsole clientOptions={clientOptions} signedIn={signedIn} nonce={nonce} />
              </BeginSessionContext.Provider>
            </SessionKeeperContext.Provider>
          </Suspense>
        )}
      </SessionGate>
    </SessionActor.Provider>
  )
}

/** Connects the session machine to the browser: the address, the reload, and `end` events of calls whose token was refused. */
function SessionEffects({ sessionEnd }: Pick<AppProps, 'sessionEnd'>) {
  const session = SessionActor.useActorRef()
  const state = SessionActor.useSelector((snapshot) => snapshot.value)

  useEffect(() => {
    const expire = () => session.send({ type: 'session.expired' })
    sessionEnd.addEventListener('end', expire)
    return () => sessionEnd.removeEventListener('end', expire)
  }, [session, sessionEnd])

  useEffect(() => {
    const subscription = session.on('reload', ({ keepPlace }) => {
      if (keepPlace) window.location.reload()
      else window.location.replace('/login')
    })
    return () => subscription.unsubscribe()
  }, [session])

  useEffect(() => {
    const subscription = session.on('leave', ({ address }) => window.location.assign(address))
    return () => subscription.unsubscribe()
  }, [session])

  useEffect(() => {
    const { pathname, search } = window.location
    if (state === 'anonymous' && !isPublicPath(pathname)) window.history.replaceState(null, '', loginPath(pathname + search))
  }, [state])
  return null
}

function Opening() {
  const { locale } = usePreferences()
  return <FrontPage busy title={pickMessages(locale, sessionMessages).loadingUser} />
}
