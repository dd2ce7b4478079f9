import type { Transport } from '../transport/transport'

/** Calls that only some screens make, under one name of the client: an entry of its own, given to `createApiClient`. */
export interface ApiGroup<Name extends string, Calls> {
  readonly name: Name
  /** makes the calls over the transport of the client */
  readonly calls: (http: Transport) => Calls
}

/** What a client gains by its groups. */
export type GroupCalls<Groups extends readonly ApiGroup<string, unknown>[]> = {
  [G in Groups[number] as G['name']]: G extends ApiGroup<string, infer Calls> ? Calls : never
}
