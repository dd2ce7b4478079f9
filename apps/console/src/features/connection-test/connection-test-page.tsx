import { createApiClient } from '@smart-fire/api-client'
import { connectionTest } from '@smart-fire/api-client/connection-test'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { useEffect, useState } from 'react'
import '../../lib/front/front.css'
import { FrontPage } from '../../lib/front/front-page'
import { pickMessages } from '../../lib/preferences/pick-messages'
import { usePreferences } from '../../lib/preferences/preferences'
import { CLOCK_TOLERANCE_S, runChecks, type CheckName, type Outcome, type TestedCalls } from './checks'
import * as catalogue from './connection-test.messages'
import type { ConnectionTestMessages } from './connection-test.messages'
import './connection-test.css'

/** No one is signed in: no call names a session. */
const NO_SESSION = { getToken: () => null }

function testedCalls(): TestedCalls {
  const client = createApiClient(NO_SESSION)
  const { auth } = createSignInClient(NO_SESSION)
  return {
    health: (signal) => client.with(connectionTest).health(signal),
    picture: (signal) => auth.pictureCode(signal),
    openSocket: (handlers) => client.alarmSocket.open({ userId: '0' }, handlers),
    now: Date.now,
  }
}

const CHECKS: readonly CheckName[] = ['server', 'signIn', 'socket', 'clock']

/** The API test page (spec 1 §2): says in plain words whether this computer reaches the calls, the sign-in and the live alarms, and whether its clock is right. */
export function ConnectionTestPage({ calls }: { calls?: TestedCalls }) {
  const { locale } = usePreferences()
  const words = pickMessages(locale, catalogue)
  const [outcomes, setOutcomes] = useState<Partial<Record<CheckName, Outcome>>>({})
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const left = new AbortController()
    void runChecks(calls ?? testedCalls(), left.signal, (check, outcome) => setOutcomes((before) => ({ ...before, [check]: outcome })))
    return () => left.abort()
  }, [attempt, calls])
  const again = () => {
    setOutcomes({})
    setAttempt(attempt + 1)
  }
  return (
    <FrontPage
      title={words.title}
      actions={<>
        <button className="front-button" data-kind="main" onClick={again}>{words.again}</button>
        <a className="front-button" href="/login">{words.signInLink}</a>
      </>}
    >
      <p>{words.explained}</p>
      <ul className="connection-checks" aria-live="polite" aria-busy={CHECKS.some((check) => !outcomes[check])}>
        {CHECKS.map((check) => <Check key={check} name={words.checks[check]} outcome={outcomes[check]} words={words} />)}
      </ul>
    </FrontPage>
  )
}

function Check({ name, outcome, words }: { name: string; outcome: Outcome | undefined; words: ConnectionTestMessages }) {
  const { mark, text } = outcome === undefined ? { mark: 'running', text: words.running } : described(outcome, words)
  return (
    <li data-mark={mark}>
      <strong>{name}</strong>
      <span>{text}</span>
    </li>
  )
}

function described(outcome: Outcome, words: ConnectionTestMessages): { mark: 'ok' | 'slow' | 'failed' | 'unknown'; text: string } {
  switch (outcome.state) {
    case 'ok':
    case 'slow':
      return { mark: outcome.state, text: `${words[outcome.state]} · ${words.took(outcome.ms)}` }
    case 'failed':
      return { mark: 'failed', text: `${words.failed} · ${outcome.reason === 'noSocket' ? words.noSocket : words.reasons[outcome.reason]}` }
    case 'clock': {
      const { offBy } = outcome
      if (Math.abs(offBy) <= CLOCK_TOLERANCE_S) return { mark: 'ok', text: words.exact }
      return { mark: 'slow', text: offBy < 0 ? words.behind(-offBy) : words.ahead(offBy) }
    }
    case 'unknown':
    case 'imprecise':
    case 'untold':
      return { mark: 'unknown', text: words[outcome.state] }
    default:
      return outcome satisfies never
  }
}
