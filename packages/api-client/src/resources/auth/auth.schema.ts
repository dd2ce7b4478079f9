import { instant, number, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** POST oauth/token: bare (contract admin 2.1). A refusal may come without a token but with a message. */
export const tokenAnswer = shape({
  accessToken: from('access_token', nullableId),
  userId: from('userId', nullableId),
  expiresAt: from('expire', instant),
  secondsLeft: from('expires_in', number),
  message: from(['message', 'error_description'], text),
})
