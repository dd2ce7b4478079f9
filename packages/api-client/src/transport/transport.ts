import type { Reader } from '../decoding/readers'

type QueryValue = string | number | boolean | null | undefined
/** Parameters by wire name. Null and undefined are left out; so is a blank in an address: the platform applies it as a filter. */
export type Query = Readonly<Record<string, QueryValue>>

export interface CallOptions {
  query?: Query
  signal?: AbortSignal | undefined
  /** which header proves the caller: the token (default), or the deployment's client credential */
  proof?: 'token' | 'clientCredential'
  /** goes out even though the page is being left: sent within the same task, the answer may find nobody */
  outlivesPage?: boolean | undefined
}

/** What resources are written against; the HTTP library stays behind it. */
export interface Transport {
  get<T>(path: string, read: Reader<T>, options?: CallOptions): Promise<T>
  delete<T>(path: string, read: Reader<T>, options?: CallOptions & { json?: unknown }): Promise<T>
  /** `application/x-www-form-urlencoded` */
  postForm<T>(path: string, form: Query, read: Reader<T>, options?: CallOptions): Promise<T>
  postJson<T>(path: string, json: unknown, read: Reader<T>, options?: CallOptions): Promise<T>
  /** bytes instead of JSON, with the cookies that Node shows and browsers hide */
  picture(path: string, options?: CallOptions): Promise<{ picture: Blob; setCookies: readonly string[] }>
}
