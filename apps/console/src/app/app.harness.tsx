import type { ApiClientOptions } from '@smart-fire/api-client'
import { createMockBackend, MOCK_TOKEN, type Scenario } from '@smart-fire/api-client/mock'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { render } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { StrictMode, type ComponentProps } from 'react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { App } from './app'
import { createSessionKeeper } from './session/session-keeper'
import { createSessionStore } from './session/session-store'

interface OpenOptions extends Partial<Pick<ComponentProps<typeof App>, 'load' | 'loadSession' | 'signInClient'>> {
  /** false: the login page */
  signedIn?: boolean
  /** how the platform behaves from the beginning */
  scenario?: Scenario
}

/** The pages of the console on a mock platform, connected as in main.tsx, for the tests of a file. */
export function aConsole() {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }))
  afterEach(() => {
    server.resetHandlers()
    window.sessionStorage.clear()
  })
  afterAll(() => server.close())

  return function open({ signedIn = true, scenario, signInClient, ...props }: OpenOptions = {}) {
    const backend = createMockBackend()
    server.use(...backend.handlers)
    if (scenario) backend.apply(scenario)
    const store = createSessionStore(window.sessionStorage)
    if (signedIn) store.keep({ accessToken: MOCK_TOKEN, userId: backend.world.user.id })
    const sessionEnd = new EventTarget()
    const ends = vi.fn()
    sessionEnd.addEventListener('end', ends)
    const clientOptions: ApiClientOptions = {
      ...backend.clientOptions(),
      getToken: store.token,
      onSessionEnd: () => sessionEnd.dispatchEvent(new Event('end')),
    }
    const client = signInClient ?? createSignInClient(clientOptions)
    render(
      <StrictMode>
        <App
          {...props} signInClient={client} clientOptions={clientOptions} store={store} keeper={createSessionKeeper(client, store)}
          input={{ session: store.restore(), endReason: null }} sessionEnd={sessionEnd} nonce={undefined}
        />
      </StrictMode>,
      // React would print each error that a boundary has taken
      { onCaughtError: () => undefined },
    )
    return { backend, store, ends, clientOptions }
  }
}
