import { createApiClient, type ApiClientOptions } from '@smart-fire/api-client'
import { SmartFireProvider, type StoredAcknowledgement, type StoredVerdict } from '@smart-fire/dialogs/provider'
import { useEffect, useMemo, useState, type ComponentType, type ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { afterLogin } from '../app/routes/return-path'
import { useSession } from '../app/session/session'
import type { SignedInUser } from '../app/session/session.context'
import { callTimeLimit } from '../lib/call-time-limit'
import { mapTilesOfPage } from '../lib/map-tiles-of-page'
import { usePreferences } from '../lib/preferences/preferences'
import { loadAlarmFeed } from './alarm-feed-chunk'
import { ConsoleRoutes } from './console-routes'
import { keptAlarms, keptList } from './kept-list'
import { NearestCamera } from './nearest-camera'
import { OpenDialogs } from './open-dialogs/open-dialogs'
import { browserStorage } from '../lib/browser-storage'
import { createSettingsStore } from './settings-store'

export interface SignedInConsoleProps {
  clientOptions: ApiClientOptions
  signedIn: SignedInUser
  nonce: string | undefined
  /** where the pages and dialogs of the console have their addresses; another place in the workbench */
  Addresses?: ComponentType<{ children: ReactNode }>
  /** what a user keeps in this browser */
  storage?: Storage
}

/** The console of a signed-in user, a chunk that the login page does not load. */
export default function SignedInConsole({ clientOptions, signedIn, nonce, Addresses = BrowserAddresses, storage: given }: SignedInConsoleProps) {
  const { theme, locale } = usePreferences()
  const [storage] = useState(() => given ?? browserStorage('localStorage'))
  const session = useSession()
  const client = useMemo(() => createApiClient({ ...clientOptions, timeoutMs: callTimeLimit }), [clientOptions])
  const { user } = signedIn
  const userId = user.id
  const isFeedSettled = useFeedSettled()
  const alarms = useMemo(() => (isFeedSettled ? { userId } : undefined), [isFeedSettled, userId])
  const stores = useMemo(() => ({
    verdictStore: keptList<StoredVerdict>(storage, 'verdicts', userId),
    acknowledgementStore: keptList<StoredAcknowledgement>(storage, 'acknowledged', userId),
    alarmStore: keptAlarms(storage, user),
    settingsStore: createSettingsStore(storage, userId),
  }), [storage, user, userId])
  const [mapTiles] = useState(mapTilesOfPage)
  useState(leaveLoginPage)
  return (
    <SmartFireProvider
      client={client} theme={theme} locale={locale} nonce={nonce} fill alarms={alarms} mapTiles={mapTiles} cameraView={NearestCamera} {...stores}
      // the login page says it, once: a message here would be the second one or would be cut off by the reload
      saysSessionEnd={false} onSessionEnd={() => session.send({ type: 'session.expired' })}
    >
      <Addresses><ConsoleRoutes signedIn={signedIn} /></Addresses>
    </SmartFireProvider>
  )
}

/** In the address of the browser and its history. */
function BrowserAddresses({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <OpenDialogs>{children}</OpenDialogs>
    </BrowserRouter>
  )
}

/** True when the chunk of the feed has loaded or failed. After a failure the alarm link still keeps the pending count right. */
function useFeedSettled(): boolean {
  const [settled, setSettled] = useState(false)
  useEffect(() => {
    void loadAlarmFeed().catch(() => undefined).then(() => setSettled(true))
  }, [])
  return settled
}

/** Replaces the address of the login page by `/` or the requested path (spec 1 §2), before the router reads it. */
function leaveLoginPage(): void {
  const path = afterLogin(window.location)
  if (path === null) return
  // the page of an inspector is an entry of its own, which the server gives
  if (/^\/inspect(\?|$)/.test(path)) window.location.replace(path)
  else window.history.replaceState(null, '', path)
}
