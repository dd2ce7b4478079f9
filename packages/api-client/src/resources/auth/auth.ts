import type { Instant } from '../../instant'

/** What the login form holds. `image` is the key of the picture code, `code` what the person read from it. */
export interface Credentials {
  username: string
  password: string
  code: string
  image: string
}

/** What a sign-in gives (spec 1 §7). */
export interface SessionToken {
  accessToken: string
  userId: string
  /** null where the server does not say */
  expiresAt: Instant | null
}

/** A picture code: what to show and, where the browser lets us read it, its key. */
export interface PictureCode {
  picture: Blob
  key: string
}
