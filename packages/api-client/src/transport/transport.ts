import type { Reader } from '../decoding/readers'

type QueryValue = string | number | boolean | null | undefined

/**
 * Parameters by wire name. Null and undefined are left out; so are blank texts in an address, since the platform applies
 * a blank filter and finds nothing.
 */
export type Query = Readonly<Record<string, QueryValue>>

/** Domain name of a field by its wire name. */
export type FieldNames = ReadonlyMap<string, string>

export interface CallOptions {
  query?: Query
  signal?: AbortSignal | undefined
  /** the authorization header: the token (default), or the client credential of the deployment */
  proof?: 'token' | 'clientCredential'
  /** name in the input of the call by wire name: a field that the server refuses is reported by its domain name */
  fields?: FieldNames
  /** sends the request within the same task, so that it is delivered although the page ends */
  outlivesPage?: boolean | undefined
  /** milliseconds that a call is given at least, however short the limit of the client is: for work that takes longer than a list */
  atLeastMs?: number | undefined
}

/** What the calls are written against; the HTTP library stays behind it. */
export interface Transport {
  get<T>(path: string, read: Reader<T>, options?: CallOptions): Promise<T>
  delete<T>(path: string, read: Reader<T>, options?: CallOptions & { json?: unknown }): Promise<T>
  /** `application/x-www-form-urlencoded` */
  postForm<T>(path: string, form: Query, read: Reader<T>, options?: CallOptions): Promise<T>
  postJson<T>(path: string, json: unknown, read: Reader<T>, options?: CallOptions): Promise<T>
  /** bytes instead of JSON, with the cookies that Node shows and browsers hide */
  picture(path: string, options?: CallOptions): Promise<{ picture: Blob; setCookies: readonly string[] }>
}
