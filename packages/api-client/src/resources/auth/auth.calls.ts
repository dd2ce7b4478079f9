import type { ApiClient } from '../../api-client'
import { nothing } from '../../decoding/readers'
import { ApiError } from '../../transport/api-error'
import type { Transport } from '../../transport/transport'
import { tokenAnswer } from './auth.schema'
import { encodePassword } from './password'
import { documentCookies, pictureKey } from './picture-key'

const TOKEN = '/api/auth/oauth/token'

/** Sign-in, sign-out and the picture code (spec 1 §7). */
export function authCalls(
  http: Transport,
  { logoutQuery = true }: { logoutQuery?: boolean | undefined } = {},
): ApiClient['auth'] {
  return {
    async login({ username, password, code, image }, signal) {
      const form = {
        username: username.trim(),
        password: encodePassword(password),
        code: code.trim(),
        image,
        grant_type: 'password',
      }
      const answer = await http.postForm(TOKEN, form, tokenAnswer, { signal, proof: 'clientCredential' })
      const { accessToken, userId } = answer
      if (accessToken === null || userId === null) {
        throw new ApiError('loginRefused', { httpStatus: 200, serverMessage: answer.message })
      }
      return { accessToken, userId, expiresAt: expiry(answer) }
    },
    logout: (token, signal) =>
      http.delete(TOKEN, nothing, logoutQuery ? { query: { access_token: token }, signal } : { signal }),
    async pictureCode(signal) {
      const { picture, setCookies } = await http.picture('/api/admin/image/getCode', { signal })
      return { picture, key: pictureKey(setCookies, documentCookies()) }
    },
  }
}

function expiry({ expiresAt, secondsLeft }: { expiresAt: number | null; secondsLeft: number | null }): number | null {
  if (expiresAt !== null) return expiresAt
  return secondsLeft === null ? null : Date.now() + secondsLeft * 1000
}
