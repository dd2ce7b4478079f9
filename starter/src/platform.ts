import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import { aRecord, createMockBackend } from '@smart-fire/api-client/mock'
import { setupWorker } from 'msw/browser'

export interface Platform {
  client: ApiClient
  userId: string
  /** raises a fire, as a device would */
  drill: () => void
}

/**
 * A platform in memory: a service worker answers the calls of the dialogs. With a real one this function is
 * `createApiClient({ baseUrl: 'https://fire.example', getToken: () => sessionStorage.getItem('my-token') })`.
 */
export async function startPlatform(): Promise<Platform> {
  const backend = createMockBackend()
  await setupWorker(...backend.handlers).start({ quiet: true, onUnhandledRequest: 'bypass' })
  const drill = () => backend.raise(aRecord({ id: crypto.randomUUID(), sensorNumber: `drill-${Date.now()}`, raisedAt: Date.now() }))
  return { client: createApiClient(backend.clientOptions()), userId: backend.world.user.id, drill }
}
