import type { ApiClientOptions } from '../../api-client-options'
import { nothing } from '../../decoding/readers'
import type { Instant } from '../../instant'
import { ApiError } from '../../transport/api-error'
import type { Query, Transport } from '../../transport/transport'
import { tokenResponse, type TokenResponse } from './auth.schema'
import { encodePassword } from './password'
import { documentCookies, pictureKey } from './picture-key'

/** The path that gives tokens. */
export const TOKEN = '/api/auth/oauth/token'

/** The fields that a refused sign-in may name. */
export const SIGN_IN_FIELDS = new Map(['code', 'ticket', 'bind'].map((name) => [name, name]))

/** Sign-in, sign-out and the picture code. */
export type AuthCalls = ReturnType<typeof authCalls>

/** What the sign-in form holds. `image` is the key of the picture code, `code` what the user typed from it. */
export interface Credentials {
  username: string
  password: string
  code: string
  image: string
  /** binds the identity of this ticket to the account, see `steps.arrive` */
  bind?: string | undefined
}

/** The session that a sign-in starts (spec 1 §7). */
export interface SessionToken {
  accessToken: string
  userId: string
  /** for `refresh`, valid longer than the session itself and only once; null where the server gives none */
  refreshToken: string | null
  /** null where the server does not tell */
  expiresAt: Instant | null
}

/** A picture code and its key; the key is blank where the browser hides the cookie that holds it. */
export interface PictureCode {
  picture: Blob
  key: string
}

export function authCalls(http: Transport, { logoutQuery = true, clientCredential }: Pick<ApiClientOptions, 'logoutQuery' | 'clientCredential'> = {}) {
  return {
    /**
     * Signs in with the password grant (POST auth/oauth/token, spec 1 §5, §7). The name is trimmed, the password encoded
     * (domain 12), the client credential sent instead of a token. Rejects `credentials` for a wrong name or password,
     * `refused` for a wrong picture code, on our server with `field: 'code'`, and after too many attempts with
     * `retryAfterMs` (domain 27), `loginRefused` when the response carries no token: `steps.signIn` tells the second step of our server.
     */
    login: async (credentials: Credentials, signal?: AbortSignal): Promise<SessionToken> =>
      sessionOf(await http.postForm(TOKEN, passwordForm(credentials), tokenResponse, { signal, proof: 'clientCredential', fields: SIGN_IN_FIELDS })),
    /**
     * Begins a new session without the password (POST auth/oauth/token, contract admin 2.6). Optional: nothing is renewed
     * unless you call it. Rejects `credentials` for a refresh token that was used before or is too old.
     */
    async refresh(refreshToken: string, signal?: AbortSignal): Promise<SessionToken> {
      const form = { grant_type: 'refresh_token', refresh_token: refreshToken }
      return sessionOf(await http.postForm(TOKEN, form, tokenResponse, { signal, proof: 'clientCredential' }))
    },
    /**
     * Ends the session of a token on the server (DELETE auth/oauth/token, spec 1 §7). With a client credential that
     * credential is the proof and the token only the address: the deployed platform guards this path so (contract admin 2.5).
     */
    logout: (token: string, signal?: AbortSignal): Promise<void> => {
      const proof = clientCredential === undefined ? 'token' : 'clientCredential'
      return http.delete(TOKEN, nothing, logoutQuery ? { query: { access_token: token }, signal, proof } : { signal })
    },
    /** A new picture code and its key, valid for 5 minutes (GET admin/image/getCode, domain 13). */
    async pictureCode(signal?: AbortSignal): Promise<PictureCode> {
      const { picture, setCookies } = await http.picture('/api/admin/image/getCode', { signal })
      return { picture, key: pictureKey(setCookies, documentCookies()) }
    },
  }
}

/** The form of a sign-in with the password; the name is trimmed, the password encoded (domain 12). */
export function passwordForm({ username, password, code, image, bind }: Credentials): Query {
  return { username: username.trim(), password: encodePassword(password), code: code.trim(), image, bind, grant_type: 'password' }
}

/** The session of a response. Rejects `loginRefused` when it carries no token. */
export function sessionOf({ accessToken, userId, refreshToken, message, ...life }: TokenResponse): SessionToken {
  if (accessToken === null || userId === null) throw new ApiError('loginRefused', { httpStatus: 200, serverMessage: message })
  return { accessToken, userId, refreshToken, expiresAt: expiry(life) }
}

function expiry({ expiresAt, secondsLeft }: { expiresAt: Instant | null; secondsLeft: number | null }): Instant | null {
  if (expiresAt !== null) return expiresAt
  return secondsLeft === null ? null : Date.now() + secondsLeft * 1000
}
