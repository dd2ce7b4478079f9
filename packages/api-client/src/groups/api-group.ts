import type { Transport } from '../transport/transport'

/**
 * The calls of some screens, in an entry of their own: `client.with(group)` once the screen is loaded, or a section of
 * the client when the group is given to `createApiClient`.
 */
export interface ApiGroup<Name extends string, Calls> {
  /** name of the section that `createApiClient` makes of it */
  readonly name: Name
  /** makes the calls over the transport of a client */
  readonly calls: (http: Transport) => Calls
}

/** The sections that groups add to a client. */
export type GroupCalls<Groups extends readonly ApiGroup<string, unknown>[]> = {
  [G in Groups[number] as G['name']]: G extends ApiGroup<string, infer Calls> ? Calls : never
}
