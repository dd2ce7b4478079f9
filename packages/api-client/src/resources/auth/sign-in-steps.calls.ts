import { one, plainList } from '../../decoding/readers'
import { id, required, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { Transport } from '../../transport/transport'
import { passwordForm, sessionOf, SIGN_IN_FIELDS, TOKEN, type Credentials, type SessionToken } from './auth.calls'
import { tokenResponse, type TokenResponse } from './auth.schema'

const PROVIDER = '/api/auth/provider'

const offeredProvider = shape({ id: from('id', id), name: from('name', required(text, 'no name')) })
const departure = shape({ address: from('address', required(text, 'no address')) })

/** An identity provider of the sign-in page. */
export interface OfferedProvider {
  id: string
  name: string
}

/** What follows a first step: the session, the code of the second factor, or the account to which a new identity belongs. Tickets are valid for some minutes. */
export type SignInOutcome =
  | { is: 'signedIn'; session: SessionToken }
  | { is: 'codeWanted'; ticket: string }
  | { is: 'accountWanted'; ticket: string; provider: string | null; person: string | null }

/** Sign-in in more than one step, and at an identity provider (our server, ADR 34). */
export type SignInStepsCalls = ReturnType<typeof signInStepsCalls>

export function signInStepsCalls(http: Transport) {
  const options = (signal: AbortSignal | undefined) => ({ signal, proof: 'clientCredential', fields: SIGN_IN_FIELDS }) as const
  return {
    /** Signs in as `auth.login` does, and tells a second step instead of rejecting it (POST auth/oauth/token; ADR 34). With `bind` it binds an identity; rejects `refused` with `field: 'bind'` when that ticket is over. */
    signIn: async (credentials: Credentials, signal?: AbortSignal): Promise<SignInOutcome> =>
      outcomeOf(await http.postForm(TOKEN, passwordForm(credentials), tokenResponse, options(signal))),
    /**
     * The second step: a code of the app, or a recovery code (POST auth/oauth/token, our server; ADR 34). Rejects `refused` with `field: 'code'`
     * for a wrong code, `field: 'ticket'` when the step is over, and `retryAfterMs` after too many wrong ones.
     */
    giveCode: async ({ ticket, code }: { ticket: string; code: string }, signal?: AbortSignal): Promise<SessionToken> =>
      sessionOf(await http.postForm(TOKEN, { grant_type: 'second_factor', ticket, code: code.trim() }, tokenResponse, options(signal))),
    /** The providers of the sign-in page, in their order (GET auth/provider/list, our server; ADR 34). */
    providers: (signal?: AbortSignal): Promise<OfferedProvider[]> => http.get(`${PROVIDER}/list`, plainList(offeredProvider), { signal }),
    /** The address at the provider to which the browser goes next (POST auth/provider/begin, our server; ADR 34). Rejects `refused` when the provider does not respond. */
    depart: async (providerId: string, signal?: AbortSignal): Promise<string> =>
      (await http.postForm(`${PROVIDER}/begin`, { id: providerId }, one(departure), { signal })).address,
    /** What follows when the browser has come back; `search` is the query of its address, accepted once (POST auth/provider/finish, our server; ADR 34). */
    arrive: async (search: string, signal?: AbortSignal): Promise<SignInOutcome> =>
      outcomeOf(await http.postForm(`${PROVIDER}/finish`, Object.fromEntries(new URLSearchParams(search)), tokenResponse, { signal, fields: SIGN_IN_FIELDS })),
  }
}

function outcomeOf(response: TokenResponse): SignInOutcome {
  const { step, ticket, provider, person } = response
  if (ticket !== null && step === 'secondFactor') return { is: 'codeWanted', ticket }
  if (ticket !== null && step === 'bind') return { is: 'accountWanted', ticket, provider, person }
  return { is: 'signedIn', session: sessionOf(response) }
}
