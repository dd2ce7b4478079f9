import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend, type MockBackend } from '@smart-fire/api-client/mock'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { configure, render } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import type { ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { SessionProvider } from './session-provider'

/** A mock platform for the tests of a file; each test starts with new data. `serve` adds a call that the mock does not have, for one test. */
export function aMockPlatform(): { backend: () => MockBackend; draw: (children: ReactNode, locale?: 'zh-CN' | 'en') => void; serve: (...handlers: RequestHandler[]) => void } {
  // the tests simulate every keystroke, which takes long on a busy machine
  configure({ asyncUtilTimeout: 10_000 })
  vi.setConfig({ testTimeout: 30_000 })
  const server = setupServer()
  let backend = createMockBackend()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  beforeEach(() => {
    backend = createMockBackend()
    server.use(...backend.handlers)
  })
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return {
    backend: () => backend,
    serve: (...handlers) => server.use(...handlers),
    draw: (children, locale = 'zh-CN') => {
      render(
        <SessionProvider options={{ input: { session: null, endReason: null } }}>
          <SmartFireProvider client={createApiClient(backend.clientOptions())} locale={locale}>{children}</SmartFireProvider>
        </SessionProvider>,
      )
    },
  }
}
