import type { Credentials } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { Languages, Moon, Sun } from 'lucide-react'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import '../../lib/front/front.css'
import { isDemoPage } from '../../lib/is-demo-page'
import { pickMessages } from '../../lib/preferences/pick-messages'
import { usePreferences } from '../../lib/preferences/preferences'
import { ProductMark } from '../../lib/product-mark'
import { CodeField } from './code-field'
import type { EndReason } from './end-reason'
import { LoginMessage, type LoginNotice } from './login-message'
import './login.css'
import * as catalogue from './login.messages'
import type { LoginProblem } from './login-problem'
import { PasswordInput } from './password-input'
import { Skyline } from './skyline'

export interface LoginPageProps {
  client: SignInClient
  busy: boolean
  problem: LoginProblem | null
  endReason: EndReason | null
  /** each failed attempt loads a new picture and empties the code field */
  failedAttempts: number
  onSubmit: (credentials: Credentials) => void
}

export function LoginPage({ client, busy, problem, endReason, failedAttempts, onSubmit }: LoginPageProps) {
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
    <main className="login">
      <section className="login-stage">
        <Skyline />
        <ProductMark className="login-mark" />
        <h1 className="login-product">{messages.product}</h1>
        <p className="login-tagline">{messages.tagline}</p>
      </section>
      <section className="login-side">
        <Switches />
        <form className="login-form" onSubmit={submit} noValidate aria-busy={busy}>
          <h2>{messages.heading}</h2>
          {isDemoPage() && <p className="login-demo">{messages.demo}</p>}
          <LoginMessage notice={busy ? null : notice} messages={messages} />
          <div className="front-field">
            <label htmlFor="login-username">{messages.username}</label>
            <input
              ref={username} id="login-username" name="username" className="front-input" aria-invalid={wrong}
              autoComplete="username" autoCapitalize="off" spellCheck={false}
            />
          </div>
          <PasswordInput inputRef={password} messages={messages} invalid={wrong} />
          <CodeField key={failedAttempts} inputRef={code} client={client} messages={messages} invalid={wrong || wrongCode} />
          <button type="submit" className="front-button login-submit" data-kind="main" aria-disabled={busy}>
            {busy ? messages.submitting : messages.submit}
          </button>
        </form>
      </section>
    </main>
  )
}

function Switches() {
  const { theme, locale, set } = usePreferences()
  const messages = pickMessages(locale, catalogue)
  const themeLabel = theme === 'dark' ? messages.theme.toLight : messages.theme.toDark
  return (
    <div className="login-switches">
      <button type="button" className="login-switch" onClick={() => set('locale', locale === 'en' ? 'zh-CN' : 'en')}>
        <Languages size={16} aria-hidden />&nbsp;{messages.otherLanguage}
      </button>
      <button
        type="button" className="login-switch" aria-label={themeLabel} title={themeLabel}
        onClick={() => set('theme', theme === 'dark' ? 'light' : 'dark')}
      >
        {theme === 'dark' ? <Sun size={18} aria-hidden /> : <Moon size={18} aria-hidden />}
      </button>
    </div>
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
