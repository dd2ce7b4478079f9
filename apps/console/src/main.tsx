import type { ApiClientOptions } from '@smart-fire/api-client'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app'
import './lib/front/front.css'
import './app/page.css'
import { readClientCredential } from './app/client-credential'
import { readCspNonce } from './app/csp-nonce'
import { takeArrival } from './app/routes/return-path'
import { browserStorage } from './lib/browser-storage'
import { showPreferences } from './lib/preferences/show-preferences'
import { createSessionKeeper } from './app/session/session-keeper'
import { createSessionStore } from './app/session/session-store'

const store = createSessionStore(browserStorage('sessionStorage'))
// takeEndReason also deletes the reason: the login page shows it only once
const input = { session: store.restore(), endReason: store.takeEndReason(), arrival: takeArrival(window, () => store.takeWantedPath()) }
const sessionEnd = new EventTarget()
const clientCredential = readClientCredential()
const clientOptions: ApiClientOptions = {
  getToken: () => keeper.token(),
  onSessionEnd: () => sessionEnd.dispatchEvent(new Event('end')),
  ...(clientCredential && { clientCredential }),
}
const signInClient = createSignInClient(clientOptions)
const keeper = createSessionKeeper(signInClient, store)

showPreferences(document.documentElement)
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App
      signInClient={signInClient} clientOptions={clientOptions} store={store} keeper={keeper} input={input} sessionEnd={sessionEnd}
      nonce={readCspNonce()}
    />
  </StrictMode>,
)
