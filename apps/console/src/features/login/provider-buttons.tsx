import { isApiError } from '@smart-fire/api-client'
import type { OfferedProvider, SignInClient } from '@smart-fire/api-client/sign-in'
import { LogIn } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { LoginMessages } from './login.messages'

interface ProviderButtonsProps {
  client: SignInClient
  messages: LoginMessages
  disabled: boolean
  onChoose: (providerId: string) => void
}

type Offered = { state: 'loading' | 'none' | 'failed' } | { state: 'some'; providers: OfferedProvider[] }

/** The identity providers of this platform. Without any, and on a platform that knows none, nothing is shown; a list that could not be loaded is said to be so. */
export function ProviderButtons({ client, messages, disabled, onChoose }: ProviderButtonsProps) {
  const [offered, setOffered] = useState<Offered>({ state: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const controller = new AbortController()
    client.steps.providers(controller.signal).then(
      (providers) => setOffered(providers.length > 0 ? { state: 'some', providers } : { state: 'none' }),
      (error: unknown) => { if (!controller.signal.aborted) setOffered({ state: isOutage(error) ? 'failed' : 'none' }) },
    )
    return () => controller.abort()
  }, [client, attempt])
  if (offered.state === 'failed') {
    return (
      <p className="login-others" role="status">
        {messages.providers.failed}
        <button type="button" className="login-switch" onClick={() => setAttempt(attempt + 1)}>{messages.providers.retry}</button>
      </p>
    )
  }
  if (offered.state !== 'some') return null
  return (
    <div role="group" aria-label={messages.providers.title} className="login-providers">
      <p className="login-others" aria-hidden="true">{messages.providers.title}</p>
      {offered.providers.map(({ id, name }) => (
        <button key={id} type="button" className="front-button" disabled={disabled} onClick={() => onChoose(id)}>
          <LogIn size={18} aria-hidden="true" />{messages.providers.signIn(name)}
        </button>
      ))}
    </div>
  )
}

/** Any other refusal means that the platform knows no such call (ADR 34). */
function isOutage(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || error.kind === 'gatewayTimeout' || error.kind === 'server')
}
