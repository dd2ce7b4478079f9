import { ApiError } from '@smart-fire/api-client'
import type { InspectionWorkCalls } from '@smart-fire/api-client/inspection-work'

/** A server without tasks that takes every result, and cannot be asked about labels. */
export function aServer(changes: Partial<InspectionWorkCalls> = {}): InspectionWorkCalls {
  return {
    mine: async () => ({ tasks: [], types: [] }),
    ofLabel: () => Promise.reject(new ApiError('network')),
    submit: async ({ clientId }) => ({ id: clientId, repeated: false }),
    skip: async () => undefined,
    ...changes,
  }
}
