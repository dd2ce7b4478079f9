import { createInspectionClient } from '@smart-fire/api-client/inspection-work'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createSessionStore } from '../app/session/session-store'
import { browserStorage, keepIfRoom } from '../lib/browser-storage'
import { pickMessages } from '../lib/preferences/pick-messages'
import { preferences } from '../lib/preferences/preferences'
import { showPreferences } from '../lib/preferences/show-preferences'
import { keepCodeReader } from './code-reader'
import { openDeviceStore } from './device-store'
import { InspectApp } from './inspect-app'
import * as catalogue from './inspect.messages'
import '../lib/front/front.css'
import './inspect.css'

/** whose tasks are shown when the page is opened without a connection; no permission, only an id */
const LAST_USER = 'smart-fire.inspector'

const session = createSessionStore(browserStorage('sessionStorage'))
const signedIn = session.restore()
const signIn = () => window.location.assign(`/login?returnTo=${encodeURIComponent(window.location.pathname + window.location.search)}`)
const userId = signedIn?.userId ?? browserStorage('localStorage').getItem(LAST_USER)
showPreferences(document.documentElement)

// missing on plain HTTP: then the page needs a connection to open, and keeps its results all the same
if ('serviceWorker' in navigator) {
  void navigator.serviceWorker.register('/inspect-worker.js', { scope: '/inspect' }).catch(() => undefined)
  keepCodeReader(navigator.serviceWorker)
}

if (userId === null) signIn()
else {
  keepIfRoom(browserStorage('localStorage'), LAST_USER, userId)
  const words = pickMessages(preferences().get().locale, catalogue)
  const work = createInspectionClient({ getToken: session.token })
  const tag = new URLSearchParams(window.location.search).get('tag')
  const root = createRoot(document.getElementById('root') ?? document.body)
  void openDeviceStore().then(
    (store) => root.render(<StrictMode><InspectApp words={words} store={store} work={work} userId={userId} tag={tag} onSignIn={signIn} /></StrictMode>),
    () => root.render(<p role="alert">{words.noStore}</p>),
  )
}
