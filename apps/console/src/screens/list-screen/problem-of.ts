import { isApiError } from '@smart-fire/api-client'

/** The message of the server about a failed act; null when it had no words. */
export function problemOf(error: unknown): string | null {
  return isApiError(error) ? error.serverMessage : null
}
