import type { Decoded } from '../../decoding/decoder'
import { one, type Reader } from '../../decoding/readers'
import { instant, number, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

const tokenFields = shape({
  accessToken: from('access_token', nullableId),
  refreshToken: from('refresh_token', nullableId),
  userId: from('userId', nullableId),
  expiresAt: from('expire', instant),
  secondsLeft: from('expires_in', number),
  message: from(['message', 'error_description'], text),
  /** what is wanted before there is a token: the code of the second factor, or the account of a new identity (ADR 34) */
  step: from('step', text),
  ticket: from('ticket', nullableId),
  provider: from('provider', text),
  person: from('person', text),
})

/** What a sign-in or a refresh gives; each field may be missing. Our server may ask for a further step instead of giving a token. */
export type TokenResponse = Decoded<typeof tokenFields>

/** POST oauth/token: bare (contract admin 2.1). A refusal may arrive as an accepted response with a message and no token. */
export const tokenResponse: Reader<TokenResponse> = (response) => {
  const onlyMessage = response.data === null && response.present
  const read = one(tokenFields)(onlyMessage ? { ...response, data: {} } : response)
  return { ...read, message: read.message ?? response.message }
}
