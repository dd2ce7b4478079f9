import type { Credentials } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { isDemoPage } from '../../lib/is-demo-page'
import { pickMessages } from '../../lib/preferences/pick-messages'
import { usePreferences } from '../../lib/preferences/preferences'
import { CodeField } from './code-field'
import type { EndReason } from './end-reason'
import { LoginFrame } from './login-frame'
import { LoginMessage, type LoginNotice } from './login-message'
import * as catalogue from './login.messages'
import type { LoginProblem } from './login-problem'
import { PasswordInput } from './password-input'
import { ProviderButtons } from './provider-buttons'

export interface LoginPageProps {
  client: SignInClient
  busy: boolean
  problem: LoginProblem | null
  endReason: EndReason | null
  /** each failed attempt loads a new picture and empties the code field */
  failedAttempts: number
  /** the person at an identity provider to whose account this sign-in belongs */
  binding: { provider: string | null; person: string | null } | null
  onSubmit: (credentials: Credentials) => void
  onProvider: (providerId: string) => void
  /** signs in without binding */
  onOtherAccount: () => void
}

export function LoginPage({ client, busy, problem, endReason, failedAttempts, binding, onSubmit, onProvider, onOtherAccount }: LoginPageProps) {
  const { locale } = usePreferences()
  const messages = pickMessages(locale, catalogue)
  const [inputProblem, setInputProblem] = useState<LoginNotice | null>(null)
  const username = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)

  useEffect(() => username.current?.focus(), [])
  useEffect(() => {
    if (problem === null) return
    const first = problem.kind === 'credentials' ? password.current : code.current
    first?.focus()
    first?.select()
  }, [problem])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const form = new FormData(event.currentTarget)
    const hasPicture = form.has('image')
    const empty = [username, password, code].find((field) => field.current?.value.trim() === '')
    setInputProblem(empty ? { kind: 'incomplete' } : hasPicture ? null : { kind: 'noPicture' })
    if (empty) empty.current?.focus()
    else if (hasPicture) onSubmit(readCredentials(form))
  }
  const wrong = problem?.kind === 'credentials' && inputProblem === null
  const wrongCode = problem?.kind === 'code' && inputProblem === null
  const notice = inputProblem ?? problem ?? (endReason && { kind: endReason })
  return (
    <LoginFrame>
      <form className="login-form" onSubmit={submit} noValidate aria-busy={busy}>
        <h2>{binding ? messages.binding.heading : messages.heading}</h2>
        {isDemoPage() && <p className="login-demo">{messages.demo}</p>}
        {binding && <p className="login-binding">{messages.binding.text(binding.provider ?? messages.binding.unnamed, binding.person)}</p>}
        <LoginMessage notice={busy ? null : notice} messages={messages} />
        <div className="front-field">
          <label htmlFor="login-username">{messages.username}</label>
          <input
            ref={username} id="login-username" name="username" className="front-input" aria-invalid={wrong}
            autoComplete="username" autoCapitalize="off" spellCheck={false}
          />
        </div>
        <PasswordInput inputRef={password} messages={messages} invalid={wrong} />
        <CodeField
          key={failedAttempts} inputRef={code} client={client} messages={messages} invalid={wrong || wrongCode}
          onPicture={() => setInputProblem((before) => (before?.kind === 'noPicture' ? null : before))}
        />
        <button type="submit" className="front-button login-submit" data-kind="main" aria-disabled={busy}>
          {busy ? messages.submitting : binding ? messages.binding.submit : messages.submit}
        </button>
        {binding
          ? <button type="button" className="front-button" disabled={busy} onClick={onOtherAccount}>{messages.binding.cancel}</button>
          : <ProviderButtons client={client} messages={messages} disabled={busy} onChoose={onProvider} />}
      </form>
    </LoginFrame>
  )
}

/** The username is trimmed (spec 1 §5); password and code are sent as typed. */
function readCredentials(form: FormData): Credentials {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { username: text('username').trim(), password: text('password'), code: text('code').trim(), image: text('image') }
}
