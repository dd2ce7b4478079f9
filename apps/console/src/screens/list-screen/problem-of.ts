import { isApiError } from '@smart-fire/api-client'

/** The message of the server about a failed act; null when there was no response. */
export function problemOf(error: unknown): string | null {
  return isApiError(error) ? error.serverMessage : null
}
