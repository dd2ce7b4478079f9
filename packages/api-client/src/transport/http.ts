/** What the client asks of a fetch, and reads of its response: the `fetch` of browsers and of Node has it all. */
export type FetchLike = (address: string, request: FetchRequest) => Promise<FetchResponse>

/** One request as it is sent. */
export interface FetchRequest {
  method: 'GET' | 'POST' | 'DELETE'
  headers: Record<string, string>
  body: string | null
  /** aborts when the caller aborts or the time limit of the call has passed */
  signal: AbortSignal
  /** following a redirect would send the token to any address that it names */
  redirect: 'manual'
  /** the browser delivers the request although the page ends */
  keepalive: boolean
}

/** One response, not decoded. */
export interface FetchResponse {
  /** 0 for a redirect, where a browser hides it */
  status: number
  headers: FetchHeaders
  /** the whole body */
  arrayBuffer(): Promise<ArrayBuffer>
}

/** Headers by name. `getSetCookie` is for Node: a browser shows no script what is set. */
export interface FetchHeaders {
  get(name: string): string | null
  getSetCookie?(): readonly string[]
}

/** A response whose body has arrived. */
export interface HttpResponse {
  status: number
  body: Uint8Array<ArrayBuffer>
  headers: FetchHeaders
}

/** The fetch of the page or of Node, looked up when it is used. */
export const platformFetch: FetchLike = (address, request) => fetch(address, request)
