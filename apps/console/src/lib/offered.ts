import { isApiError } from '@smart-fire/api-client'

/** The response of a call that only our server has; null on a platform without the call, which responds 404 (ADR 3). Other failures stay failures. */
export async function offered<Response>(response: Promise<Response>): Promise<Response | null> {
  try {
    return await response
  } catch (error) {
    if (isApiError(error) && error.kind === 'notFound') return null
    throw error
  }
}
