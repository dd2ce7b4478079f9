import type { ApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { useMemo, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { usePreferences } from '../app/preferences/preferences'
import { afterLogin } from '../app/routes/return-path'
import { SessionActor } from '../app/session/session.actor'
import type { SignedInUser } from '../app/session/session.machine'
import { ConsoleRoutes } from './console-routes'
import { createVerdictStore } from './verdict-store'

export interface SignedInConsoleProps {
  client: ApiClient
  signedIn: SignedInUser
  nonce: string | undefined
}

/** Everything that only a signed-in person needs: the chunk behind the login page. */
export default function SignedInConsole({ client, signedIn, nonce }: SignedInConsoleProps) {
  const { theme, locale } = usePreferences()
  const session = SessionActor.useActorRef()
  const userId = signedIn.user.id
  const alarms = useMemo(() => ({ userId }), [userId])
  const verdictStore = useMemo(() => createVerdictStore(window.localStorage, userId), [userId])
  useState(leaveLoginPage)
  return (
    <SmartFireProvider
      client={client} theme={theme} locale={locale} nonce={nonce} fill alarms={alarms} verdictStore={verdictStore}
      onSessionEnd={() => session.send({ type: 'session.expired' })}
    >
      <BrowserRouter>
        <ConsoleRoutes signedIn={signedIn} />
      </BrowserRouter>
    </SmartFireProvider>
  )
}

/** Signed in, the login page is `/` or the place that was wanted (spec 1 §2); before the router reads the address. */
function leaveLoginPage(): void {
  const wanted = afterLogin(window.location)
  if (wanted !== null) window.history.replaceState(null, '', wanted)
}
