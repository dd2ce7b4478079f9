import { integer, maxValue, minValue, nullable, number as numeric, object, optional, picklist, pipe, regex, type InferOutput } from 'valibot'
import { mapped } from '../../decoding/decoder'
import { nothing } from '../../decoding/readers'
import { flag, number, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'

const BASE = '/api/admin/signInProvider'

type State = 'on' | 'off'

const row = {
  name: from('name', text),
  issuer: from('issuer', text),
  clientId: from('clientId', text),
  scopes: from('scopes', text),
  /** whether the sign-in page offers it */
  state: from('offered', mapped(flag, (on): State | null => (on === null ? null : on ? 'on' : 'off'))),
  /** whether a client secret is stored; the secret itself is never told */
  secret: from('hasSecret', mapped(flag, (has) => (has === null ? null : has ? ('stored' as const) : ('missing' as const)))),
  /** place among the buttons of the sign-in page, lowest first */
  order: from('orderNum', number),
}

/** An identity provider of the sign-in page. */
export type SignInProvider = EntityRow<typeof row>

/** What an administrator may write of a provider; the issuer cannot be changed later. */
export const signInProviderInput = object({
  name: requiredText(20),
  issuer: pipe(requiredText(200), regex(/^https?:\/\//)),
  clientId: requiredText(200),
  scopes: optionalText(200),
  order: optional(nullable(pipe(numeric(), integer(), minValue(0), maxValue(9999)))),
  state: picklist(['on', 'off']),
})

/** A new or changed provider. */
export type SignInProviderInput = InferOutput<typeof signInProviderInput>

const filters = { name: 'name' }

/** `name` contains. */
export type SignInProviderFilters = FilterValues<typeof filters>

const entity = crud({ base: BASE, row, input: signInProviderInput, filters, wire: { state: to<State>('offered', (state) => (state === 'on' ? '1' : '0')) } })

/** Identity providers of the sign-in page (our server, ADR 34). With a provider go the bindings of its identities. */
export type SignInProviderCalls = ReturnType<typeof signInProviderCalls>

function signInProviderCalls(http: Transport) {
  return {
    ...entity(http),
    /** Replaces the client secret, which no call tells again; a blank one removes it (POST admin/signInProvider/setSecret, our server; ADR 34). */
    setSecret: (id: string, secret: string, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${BASE}/setSecret`, { id, secret }, nothing, { signal, fields: new Map([['secret', 'secret']]) }),
  }
}

/** Group `signInProviders`: `client.with(signInProviders)`. */
export const signInProviders: ApiGroup<'signInProviders', SignInProviderCalls> = { name: 'signInProviders', calls: signInProviderCalls }
