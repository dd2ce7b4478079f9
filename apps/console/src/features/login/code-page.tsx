import { useEffect, useRef, useState, type FormEvent } from 'react'
import { pickMessages } from '../../lib/preferences/pick-messages'
import { usePreferences } from '../../lib/preferences/preferences'
import { LoginFrame } from './login-frame'
import { LoginMessage } from './login-message'
import * as catalogue from './login.messages'
import type { LoginProblem } from './login-problem'

export interface CodePageProps {
  busy: boolean
  problem: LoginProblem | null
  /** a wrong code is selected, so that the next one replaces it */
  failedAttempts: number
  onSubmit: (code: string) => void
  onCancel: () => void
}

/** The second step of a sign-in: the code of the authenticator app, or a recovery code (ADR 34). */
export function CodePage({ busy, problem, failedAttempts, onSubmit, onCancel }: CodePageProps) {
  const all = pickMessages(usePreferences().locale, catalogue)
  const messages = all.secondFactor
  const [kind, setKind] = useState<'app' | 'recovery'>('app')
  const [isEmpty, setEmpty] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [kind, failedAttempts])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const code = input.current?.value.trim() ?? ''
    setEmpty(code === '')
    if (code !== '') onSubmit(code)
    else input.current?.focus()
  }
  const notice = isEmpty ? { kind: 'noCode' as const } : problem?.kind === 'code' ? { kind: 'secondCode' as const } : problem
  const isApp = kind === 'app'
  return (
    <LoginFrame>
      {/* a key that is held sends the code once: a wrong one would be sent until the account is locked */}
      <form className="login-form" onSubmit={submit} onKeyDown={(event) => event.key === 'Enter' && event.repeat && event.preventDefault()} noValidate aria-busy={busy}>
        <h2>{messages.heading}</h2>
        <p className="login-binding">{isApp ? messages.appText : messages.recoveryText}</p>
        <LoginMessage notice={busy ? null : notice} messages={all} />
        <div className="front-field">
          <label htmlFor="login-second-code">{isApp ? messages.appCode : messages.recoveryCode}</label>
          <input
            key={kind} ref={input} id="login-second-code" name="code" className="front-input login-second-code" aria-invalid={notice !== null} autoFocus
            // longer than a code, because one may be pasted with blanks
            {...(isApp ? { inputMode: 'numeric', maxLength: 12 } : { maxLength: 40 })} autoComplete="one-time-code" autoCapitalize="off" spellCheck={false}
          />
        </div>
        <button type="submit" className="front-button login-submit" data-kind="main" aria-disabled={busy}>{busy ? all.submitting : messages.submit}</button>
        <button type="button" className="front-button" onClick={() => setKind(isApp ? 'recovery' : 'app')}>{isApp ? messages.useRecovery : messages.useApp}</button>
        <button type="button" className="login-switch" onClick={onCancel}>{messages.cancel}</button>
      </form>
    </LoginFrame>
  )
}
