import { mapped, type Decoded } from '../../decoding/decoder'
import { existing } from '../../decoding/existing'
import { items } from '../../decoding/items'
import { nothing, one } from '../../decoding/readers'
import { flag, id, instant, number, required, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { encodePassword } from '../../resources/for-groups'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'

const OWN = '/api/auth/own'
const USER = '/api/admin/user'

const identity = shape({
  id: from('id', id),
  /** the name of the identity provider */
  provider: from('provider', text),
  /** what the person is called there */
  person: from('person', text),
  boundAt: from('bindTime', instant),
  lastUsedAt: from('lastUsedTime', instant),
})

/** An identity at a provider that signs in to the account. */
export type BoundIdentity = Decoded<typeof identity>

const security = shape({
  // unreadable is not off: a user would believe that the account has no second factor
  secondFactor: from('secondFactor', required(mapped(flag, (on) => (on === null ? null : on ? ('on' as const) : ('off' as const))), 'second factor: unreadable')),
  since: from('secondFactorTime', instant),
  /** recovery codes that were not used; null where the server does not tell */
  recoveryCodes: from('recoveryCodes', number),
  identities: from('identities', items(identity)),
})

/** How an account signs in, beside its password. */
export type AccountSecurity = Decoded<typeof security>

/** A second factor that was begun: the key, and the address that an app reads from its picture. */
export type BegunSecondFactor = Decoded<typeof begun>

const begun = shape({ secret: from('secret', required(text, 'no key')), address: from('address', required(text, 'no address')) })
const recovery = shape({ codes: from('recoveryCodes', items(required(text, 'a code that cannot be read'))) })
const CODE = new Map([['code', 'code'], ['password', 'password']])

/** Second factor and bound identities: of the signed-in user, and of accounts that an administrator manages (our server, ADR 34). */
export type AccountSecurityCalls = ReturnType<typeof accountSecurityCalls>

function accountSecurityCalls(http: Transport) {
  return {
    /** The second factor and the identities of the signed-in user (GET auth/own/security, our server; ADR 34). */
    own: (signal?: AbortSignal): Promise<AccountSecurity> => http.get(`${OWN}/security`, one(security), { signal }),
    /** Begins a second factor and tells its key this once; nothing is asked for until it is confirmed (POST auth/own/beginSecondFactor, our server; ADR 34). */
    begin: (password: string, signal?: AbortSignal): Promise<BegunSecondFactor> =>
      http.postForm(`${OWN}/beginSecondFactor`, { password: encodePassword(password) }, one(begun), { signal, fields: CODE }),
    /** Turns it on with a first code; resolves with the recovery codes, which the server tells this once (POST auth/own/confirmSecondFactor, our server; ADR 34). */
    confirm: async (code: string, signal?: AbortSignal): Promise<string[]> =>
      (await http.postForm(`${OWN}/confirmSecondFactor`, { code: code.trim() }, one(recovery), { signal, fields: CODE })).codes,
    /** Turns it off with a code of the app or a recovery code (POST auth/own/endSecondFactor, our server; ADR 34). */
    end: (code: string, signal?: AbortSignal): Promise<void> => http.postForm(`${OWN}/endSecondFactor`, { code: code.trim() }, nothing, { signal, fields: CODE }),
    /** The signed-in user no longer signs in with this identity (POST auth/own/unbind, our server; ADR 34). */
    unbind: (identityId: string, signal?: AbortSignal): Promise<void> => http.postForm(`${OWN}/unbind`, { id: identityId }, nothing, { signal }),
    /** The same of an account that the caller manages (GET admin/user/security, our server; ADR 34). */
    ofUser: (userId: string, signal?: AbortSignal): Promise<AccountSecurity> => http.get(`${USER}/security`, existing(security), { query: { id: userId }, signal }),
    /** For a user who has lost telephone and recovery codes: from now on the password alone signs in (POST admin/user/resetSecondFactor, our server; ADR 34). */
    resetOfUser: (userId: string, signal?: AbortSignal): Promise<void> => http.postForm(`${USER}/resetSecondFactor`, { id: userId }, nothing, { signal }),
    /** The account can no longer be signed in to with this identity (POST admin/user/unbindIdentity, our server; ADR 34). */
    unbindOfUser: (userId: string, identityId: string, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${USER}/unbindIdentity`, { id: userId, identityId }, nothing, { signal }),
  }
}

/** Group `accountSecurity`: `client.with(accountSecurity)`. */
export const accountSecurity: ApiGroup<'accountSecurity', AccountSecurityCalls> = { name: 'accountSecurity', calls: accountSecurityCalls }
