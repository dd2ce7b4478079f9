import type { MockBackend } from '@smart-fire/api-client/mock'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { MemoryRouter } from 'react-router'
import { sessionCalls } from '../app/session/session.calls'
import { SessionGate } from '../app/session/session-gate'
import { sessionMachine } from '../app/session/session.machine'
import { createSessionStore } from '../app/session/session-store'
import { DialogsBesideHistory } from '../layout/open-dialogs/open-dialogs'
import SignedInConsole from '../layout/signed-in-console'
import '../lib/front/front.css'
import { memoryStorage } from './memory-storage'
import { SessionProvider } from './session-provider'
import { followToolbar } from './story-world'

interface WholeConsoleProps {
  /** the platform under it */
  backend: MockBackend
  /** a session that the platform knows */
  accessToken: string
  /** the choices of the workbench's toolbar */
  globals: Record<string, unknown>
}

/** The console as it starts for a user with a session: all of it, except that its addresses and what it keeps are in memory. */
export default function WholeConsole({ backend, accessToken, globals }: WholeConsoleProps) {
  const [parts] = useState(() => consoleOn(backend, accessToken))
  useEffect(() => followToolbar({ globals }), [globals])
  return createPortal(
    <div style={{ position: 'fixed', inset: 0 }}>
      <SessionProvider logic={parts.machine} options={{ input: parts.input }}>
        <SessionGate client={parts.signInClient}>
          {(signedIn) => <SignedInConsole clientOptions={parts.clientOptions} signedIn={signedIn} nonce={undefined} Addresses={MemoryAddresses} storage={parts.storage} />}
        </SessionGate>
      </SessionProvider>
    </div>,
    document.body,
  )
}

function consoleOn(backend: MockBackend, accessToken: string) {
  const storage = memoryStorage()
  const store = createSessionStore(storage)
  const session = { accessToken, userId: backend.world.user.id }
  store.keep(session)
  const clientOptions = backend.clientOptions({ getToken: store.token })
  const signInClient = createSignInClient(clientOptions)
  return { storage, clientOptions, signInClient, machine: sessionMachine.provide({ actors: sessionCalls(signInClient, store) }), input: { session, endReason: null } }
}

function MemoryAddresses({ children }: { children: ReactNode }) {
  return (
    <MemoryRouter>
      <DialogsBesideHistory>{children}</DialogsBesideHistory>
    </MemoryRouter>
  )
}
