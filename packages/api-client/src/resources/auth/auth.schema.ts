import { one, type Reader } from '../../decoding/readers'
import { instant, number, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

const tokenFields = shape({
  accessToken: from('access_token', nullableId),
  userId: from('userId', nullableId),
  expiresAt: from('expire', instant),
  secondsLeft: from('expires_in', number),
  message: from(['message', 'error_description'], text),
})

/** POST oauth/token: bare (contract admin 2.1). A refusal may be accepted, without a token but with a message. */
export const tokenAnswer: Reader<{
  accessToken: string | null
  userId: string | null
  expiresAt: number | null
  secondsLeft: number | null
  message: string | null
}> = (answer) => {
  const saysOnlyMessage = answer.data === null && answer.present
  const read = one(tokenFields)(saysOnlyMessage ? { ...answer, data: {} } : answer)
  return { ...read, message: read.message ?? answer.message }
}
