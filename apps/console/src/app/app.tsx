import type { ApiClientOptions } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { BeginSessionContext } from '../lib/begin-session'
import { ErrorBoundary } from '../lib/error-boundary'
import { FrontPage } from '../lib/front/front-page'
import { pickMessages } from '../lib/preferences/pick-messages'
import { usePreferences } from '../lib/preferences/preferences'
import { isPublicPath, loginPath } from './routes/return-path'
import { SessionActor } from './session/session.actor'
import { sessionCalls } from './session/session.calls'
import { sessionMachine, type SessionInput, type SignedInUser } from './session/session.machine'
import * as sessionMessages from './session/session.messages'
import { SessionGate } from './session/session-gate'
import { SessionKeeperContext, type SessionKeeper } from './session/session-keeper'
import type { SessionStore } from './session/session-store'

/** A separate chunk: the login page must not load the code of the console. */
const loadConsole = () => import('../layout/signed-in-console')

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
  /** loads the chunk of the console; another one in tests */
  load?: typeof loadConsole
}

export function App({ signInClient, clientOptions, store, keeper, input, sessionEnd, nonce, load = loadConsole }: AppProps) {
  const machine = useMemo(() => sessionMachine.provide({ actors: sessionCalls(signInClient, store) }), [signInClient, store])
  return (
    <SessionActor.Provider logic={machine} options={{ input }}>
      <SessionEffects sessionEnd={sessionEnd} />
      <ErrorBoundary fallback={<NotOpened />}>
        <SessionGate client={signInClient}>
          {(signedIn) => (
            <SessionKeeperContext.Provider value={keeper}>
              <BeginSessionContext.Provider value={keeper.begin}>
                <LoadedConsole load={load} clientOptions={clientOptions} signedIn={signedIn} nonce={nonce} />
              </BeginSessionContext.Provider>
            </SessionKeeperContext.Provider>
          )}
        </SessionGate>
      </ErrorBoundary>
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

type LoadedConsoleProps = Required<Pick<AppProps, 'load'>> & Pick<AppProps, 'clientOptions' | 'nonce'> & { signedIn: SignedInUser }

/** The page is never blank: a console that cannot be loaded or drawn is reported, and comes back with the next attempt of the session. */
function LoadedConsole({ load, ...props }: LoadedConsoleProps) {
  // each attempt needs a new lazy component: React never loads a failed one again
  const [SignedInConsole] = useState(() => lazy(load))
  return (
    <ErrorBoundary fallback={<NoConsole />}>
      <Suspense fallback={<Opening />}><SignedInConsole {...props} /></Suspense>
    </ErrorBoundary>
  )
}

function NoConsole() {
  const session = SessionActor.useActorRef()
  useEffect(() => session.send({ type: 'console.failed' }), [session])
  return <Opening />
}

/** Of the pages before the console, one could not be loaded or drawn. */
function NotOpened() {
  const { locale } = usePreferences()
  const words = pickMessages(locale, sessionMessages)
  return <FrontPage title={words.unreachable} actions={<button className="front-button" data-kind="main" onClick={() => window.location.reload()}>{words.retry}</button>} />
}

function Opening() {
  const { locale } = usePreferences()
  return <FrontPage busy title={pickMessages(locale, sessionMessages).loadingUser} />
}
