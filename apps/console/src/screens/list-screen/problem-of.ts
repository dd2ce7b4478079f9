import { isApiError } from '@smart-fire/api-client'

/** What the server said about a failed act; null when there was no response to quote. */
export function problemOf(error: unknown): string | null {
  return isApiError(error) ? error.serverMessage : null
}
