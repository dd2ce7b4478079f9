import type { ApiClientOptions } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { BeginSessionContext } from '../lib/begin-session'
import { ErrorBoundary } from '../lib/error-boundary'
import { FrontPage } from '../lib/front/front-page'
import { pickMessages } from '../lib/preferences/pick-messages'
import { usePreferences } from '../lib/preferences/preferences'
import { isPublicPath, loginPath } from './routes/return-path'
import { useSession, useSessionState } from './session/session'
import type { SessionInput, SignedInUser } from './session/session.context'
import * as sessionMessages from './session/session.messages'
import { SessionGate } from './session/session-gate'
import { SessionKeeperContext, type SessionKeeper } from './session/session-keeper'
import { SessionRoot } from './session/session-root'
import type { SessionStore } from './session/session-store'

/** A separate chunk: the login page must not load the code of the console. */
const loadConsole = () => import('../layout/signed-in-console')

/** A separate chunk, too: the login page is drawn without a state machine. */
const loadMachine = () => import('./session/start-session')

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
  /** loads the chunk of the session machine; another one in tests */
  loadSession?: typeof loadMachine
}

export function App({ signInClient, clientOptions, store, keeper, input, sessionEnd, nonce, load = loadConsole, loadSession = loadMachine }: AppProps) {
  const start = useCallback(async () => {
    const { startSession } = await loadSession()
    return () => startSession(signInClient, store, input)
  }, [loadSession, signInClient, store, input])
  return (
    <SessionRoot input={input} start={start} fallback={<NotOpened />}>
      <SessionEffects sessionEnd={sessionEnd} load={load} />
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
    </SessionRoot>
  )
}

/** Connects the session to the browser: the address, `end` events of calls whose token was refused, and the code of the console. */
function SessionEffects({ sessionEnd, load }: Pick<AppProps, 'sessionEnd'> & Required<Pick<AppProps, 'load'>>) {
  const session = useSession()
  const state = useSessionState(({ value }) => value)
  const isSigningIn = state === 'authenticating'

  useEffect(() => {
    const expire = () => session.send({ type: 'session.expired' })
    sessionEnd.addEventListener('end', expire)
    return () => sessionEnd.removeEventListener('end', expire)
  }, [session, sessionEnd])

  useEffect(() => {
    const { pathname, search } = window.location
    if (state === 'anonymous' && !isPublicPath(pathname)) window.history.replaceState(null, '', loginPath(pathname + search))
  }, [state])

  // While the server checks the password. After a reload the files are in the cache, and to run them first would delay the calls of the session.
  // What fails is loaded again, and said, when the console is drawn.
  useEffect(() => {
    if (isSigningIn) load().catch(() => undefined)
  }, [isSigningIn, load])
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
  const session = useSession()
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
