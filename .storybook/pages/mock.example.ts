import { createApiClient } from '@smart-fire/api-client'
import { aRecord, createMockBackend, slow } from '@smart-fire/api-client/mock'
import { setupWorker } from 'msw/browser'

export const backend = createMockBackend()
export const client = createApiClient(backend.clientOptions())
export const start = () => setupWorker(...backend.handlers).start()

export function aBadMinute() {
  backend.raise(aRecord()) // a fire: added to the lists, then pushed
  backend.apply(slow(3_000, 'floors.list')) // one call is slow
}

export const recover = () => backend.heal()
