import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import '../../lib/front/front.css'
import { pickMessages } from '../../lib/preferences/pick-messages'
import { usePreferences } from '../../lib/preferences/preferences'
import { ProductMark } from '../../lib/product-mark'
import { explainSetup, FIELDS, problemOf, setupOf, type SetupField, type SetupProblem, type SetupValues } from './setup-form'
import './setup.css'
import * as catalogue from './setup.messages'

const PASSWORDS: ReadonlySet<SetupField> = new Set<SetupField>(['sitePassword', 'siteAgain', 'platformPassword', 'platformAgain'])
const SITE: readonly SetupField[] = ['siteName', 'sitePerson', 'siteUsername', 'sitePassword', 'siteAgain']
const PLATFORM: readonly SetupField[] = ['platformUsername', 'platformPassword', 'platformAgain']

interface SetupPageProps {
  client: Pick<SignInClient, 'setup'>
  /** both accounts exist: the page of the server no longer asks for the set-up */
  onDone: () => void
}

/** The first accounts of a new platform (ADR 30). It is shown instead of the sign-in while no account exists, and uses plain CSS as that does (ADR 8). */
export function SetupPage({ client, onDone }: SetupPageProps) {
  const { locale } = usePreferences()
  const messages = pickMessages(locale, catalogue)
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<SetupProblem | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>(`[name="${problem.field}"]`)?.focus()
  }, [problem])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy) return
    const values = valuesOf(new FormData(event.currentTarget))
    const found = problemOf(values, messages)
    setProblem(found)
    if (found) return
    setBusy(true)
    try {
      await client.setup.begin(setupOf(values))
      onDone()
    } catch (error) {
      setProblem(explainSetup(error, messages))
      setBusy(false)
    }
  }
  const field = (name: SetupField, hint?: string) => (
    <div className="front-field" key={name}>
      <label htmlFor={`setup-${name}`}>{messages[name]}</label>
      <input
        id={`setup-${name}`} name={name} className="front-input" type={PASSWORDS.has(name) ? 'password' : 'text'} autoComplete={PASSWORDS.has(name) ? 'new-password' : 'off'} autoCapitalize="off" spellCheck={false}
        aria-invalid={problem?.field === name} aria-describedby={hint ? `setup-${name}-hint` : undefined}
      />
      {hint ? <p id={`setup-${name}-hint`} className="front-hint">{hint}</p> : null}
    </div>
  )
  const hintOf = (name: SetupField) => (name === 'sitePassword' || name === 'platformPassword' ? messages.rule : undefined)
  return (
    <main className="setup">
      <form ref={form} className="setup-form" onSubmit={(event) => void submit(event)} noValidate aria-busy={isBusy}>
        <ProductMark className="setup-mark" />
        <h1>{messages.heading}</h1>
        <p className="setup-intro">{messages.intro}</p>
        <div role="alert" className="setup-alert">{problem ? <p>{problem.text}</p> : null}</div>
        {field('code', messages.codeHint)}
        <fieldset>
          <legend>{messages.site}</legend>
          <p className="front-hint">{messages.siteHint}</p>
          {SITE.map((name) => field(name, hintOf(name)))}
        </fieldset>
        <fieldset>
          <legend>{messages.platform}</legend>
          <p className="front-hint">{messages.platformHint}</p>
          {PLATFORM.map((name) => field(name, hintOf(name)))}
        </fieldset>
        <button type="submit" className="front-button" data-kind="main" aria-disabled={isBusy}>{isBusy ? messages.submitting : messages.submit}</button>
      </form>
    </main>
  )
}

function valuesOf(form: FormData): SetupValues {
  const text = (name: SetupField) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as SetupValues
}
