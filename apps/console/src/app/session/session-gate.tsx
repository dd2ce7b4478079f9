import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { lazy, Suspense, type ReactNode } from 'react'
import { CodePage, LoginPage } from '../../features/login'
import { FrontPage } from '../../lib/front/front-page'
import { needsSetup } from '../../lib/needs-setup'
import { pickMessages } from '../../lib/preferences/pick-messages'
import { usePreferences } from '../../lib/preferences/preferences'
import { FORBIDDEN_PATH, TEST_PATH } from '../routes/return-path'
import { useSession, useSessionState } from './session'
import type { SignedInUser } from './session.context'
import * as catalogue from './session.messages'
import type { SessionMessages } from './session.messages'

/** A chunk of its own: it is needed once in the life of a platform. */
const SetupPage = lazy(async () => ({ default: (await import('../../features/setup')).SetupPage }))

const ConnectionTestPage = lazy(async () => ({ default: (await import('../../features/connection-test')).ConnectionTestPage }))

interface SessionGateProps {
  client: SignInClient
  /** the console, rendered only for a signed-in user */
  children: (signedIn: SignedInUser) => ReactNode
}

/** Renders the page of each state of the session machine. */
export function SessionGate({ client, children }: SessionGateProps) {
  const state = useSessionState((snapshot) => snapshot.value)
  if (window.location.pathname === TEST_PATH) return <Suspense fallback={null}><ConnectionTestPage /></Suspense>
  return <div data-state={state} style={{ height: '100%' }}>{<Stage client={client}>{children}</Stage>}</div>
}

/** The 401 page. It needs no session (spec 1 §2) and looks the same for every user. */
function Forbidden({ messages }: { messages: SessionMessages }) {
  return (
    <FrontPage title={messages.forbidden} actions={<a className="front-button" data-kind="main" href="/login">{messages.signIn}</a>}>
      <p>{messages.forbiddenText}</p>
    </FrontPage>
  )
}

function Stage({ client, children }: SessionGateProps) {
  const { locale } = usePreferences()
  const messages = pickMessages(locale, catalogue)
  const session = useSession()
  const { value: state, context } = useSessionState((snapshot) => snapshot)
  switch (state) {
    case 'anonymous':
    case 'authenticating':
      if (window.location.pathname === FORBIDDEN_PATH) return <Forbidden messages={messages} />
      if (needsSetup()) {
        return (
          <Suspense fallback={<FrontPage busy title={messages.loadingUser} />}>
            <SetupPage client={client} onDone={() => window.location.replace('/login')} />
          </Suspense>
        )
      }
      return (
        <LoginPage
          client={client}
          busy={state === 'authenticating'}
          problem={context.problem}
          endReason={context.endReason}
          failedAttempts={context.failedAttempts}
          binding={context.binding}
          onSubmit={(credentials) => session.send({ type: 'login.submit', credentials })}
          onProvider={(providerId) => session.send({ type: 'provider.choose', providerId })}
          onOtherAccount={() => session.send({ type: 'binding.cancel' })}
        />
      )
    case 'secondFactor':
    case 'checkingCode':
      return (
        <CodePage
          busy={state === 'checkingCode'} problem={context.problem} failedAttempts={context.failedAttempts}
          onSubmit={(code) => session.send({ type: 'code.submit', code })} onCancel={() => session.send({ type: 'code.cancel' })}
        />
      )
    case 'departing':
      return <FrontPage busy title={messages.departing} />
    case 'arriving':
    case 'loadingUser':
      return <FrontPage busy title={messages.loadingUser} />
    case 'unreachable':
      return (
        <FrontPage
          title={messages.unreachable}
          actions={<>
            <button className="front-button" data-kind="main" onClick={() => session.send({ type: 'user.retry' })}>
              {messages.retry}
            </button>
            <button className="front-button" onClick={() => session.send({ type: 'session.signOut' })}>
              {messages.signOut}
            </button>
          </>}
        >
          <p>{messages.unreachableText}</p>
          <p role="status">{messages.attempts(context.attempts)}</p>
        </FrontPage>
      )
    case 'signedIn':
      return context.signedIn && children(context.signedIn)
    case 'signingOut':
      return <FrontPage busy title={messages.signingOut} />
    default:
      return state satisfies never
  }
}
