import { createApiClient, type ApiClientOptions } from '@smart-fire/api-client'
import { SmartFireProvider, type StoredAcknowledgement, type StoredVerdict } from '@smart-fire/dialogs/provider'
import { useEffect, useMemo, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { usePreferences } from '../lib/preferences/preferences'
import { afterLogin } from '../app/routes/return-path'
import { SessionActor } from '../app/session/session.actor'
import type { SignedInUser } from '../app/session/session.machine'
import { loadAlarmFeed } from './alarm-feed-chunk'
import { ConsoleRoutes } from './console-routes'
import { keptList } from './kept-list'
import { createSettingsStore } from './settings-store'

export interface SignedInConsoleProps {
  clientOptions: ApiClientOptions
  signedIn: SignedInUser
  nonce: string | undefined
}

/** Everything that only a signed-in person needs: the chunk behind the login page. */
export default function SignedInConsole({ clientOptions, signedIn, nonce }: SignedInConsoleProps) {
  const { theme, locale } = usePreferences()
  const session = SessionActor.useActorRef()
  const client = useMemo(() => createApiClient(clientOptions), [clientOptions])
  const userId = signedIn.user.id
  const heard = useFeedLoaded()
  const alarms = useMemo(() => (heard ? { userId } : undefined), [heard, userId])
  const stores = useMemo(() => ({
    verdictStore: keptList<StoredVerdict>(window.localStorage, 'verdicts', userId),
    acknowledgementStore: keptList<StoredAcknowledgement>(window.localStorage, 'acknowledged', userId),
    settingsStore: createSettingsStore(window.localStorage, userId),
  }), [userId])
  useState(leaveLoginPage)
  return (
    <SmartFireProvider
      client={client} theme={theme} locale={locale} nonce={nonce} fill alarms={alarms} {...stores}
      onSessionEnd={() => session.send({ type: 'session.expired' })}
    >
      <BrowserRouter>
        <ConsoleRoutes signedIn={signedIn} />
      </BrowserRouter>
    </SmartFireProvider>
  )
}

/** True when the feed is here, or will not come: the link keeps the count right without it. */
function useFeedLoaded(): boolean {
  const [loaded, setLoaded] = useState(false)
  useEffect(() => {
    void loadAlarmFeed().catch(() => undefined).then(() => setLoaded(true))
  }, [])
  return loaded
}

/** Signed in, the login page is `/` or the place that was wanted (spec 1 §2); before the router reads the address. */
function leaveLoginPage(): void {
  const wanted = afterLogin(window.location)
  if (wanted !== null) window.history.replaceState(null, '', wanted)
}
