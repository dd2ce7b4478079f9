import type { WebSocketLike } from './alarm-socket/web-socket-like'
import type { FetchLike } from './transport/http'

/** How a client reaches its server. The client stores nothing, shows nothing and navigates nowhere. */
export interface ApiClientOptions {
  /** origin of the platform, e.g. `https://fire.example`; empty = origin of the page */
  baseUrl?: string
  /**
   * the current token, asked before every call; null when no user is signed in. A promise is waited for, within the time
   * limit of the call. An `ApiError` that it throws is that of the call; any other counts as `network`.
   */
  getToken: () => string | null | Promise<string | null>
  /**
   * the client of the deployment, sent as HTTP Basic while there is no token: its id and secret, or the whole value of the
   * header (`Basic …`). The deployed platform demands it for sign-in and sign-out (contract admin 2.1, 2.5)
   */
  clientCredential?: string | ClientCredential
  /** called once per session, when the server no longer accepts its token */
  onSessionEnd?: () => void
  /** called for everything in a response that had to be dropped or could not be read */
  onDiagnostic?: (diagnostic: Diagnostic) => void
  /**
   * milliseconds until a call is cancelled, for all calls or by call (`METHOD /path`); 10 s (spec 1 §9). 0 and Infinity: no
   * limit of the client
   */
  timeoutMs?: number | ((call: string) => number)
  /** headers beside those of the client, for all calls or by call (`METHOD /path`); `Accept`, `Authorization` and `Content-Type` are its own */
  headers?: Readonly<Record<string, string>> | ((call: string) => Readonly<Record<string, string>>)
  /** sends the requests, e.g. through a proxy of the host; default: axios, `fetch` for a sign-in client */
  fetch?: FetchLike
  /** false leaves the token out of the address of the sign-out, for servers that read the header (trust B2.2); default true */
  logoutQuery?: boolean
  /** how the alarm socket is opened; default: the browser's WebSocket */
  openWebSocket?: (address: string) => WebSocketLike
}

/** A registered client of the deployment. In a browser its secret is readable by every user. */
export interface ClientCredential {
  id: string
  secret: string
}

/** Data that was dropped or could not be read; for a log, never for the operator. */
export interface Diagnostic {
  /** `METHOD /path`, or `alarm/websocket` */
  call: string
  problem: 'rowDropped' | 'rowRepeated' | 'fieldUnreadable' | 'frameUnreadable' | 'unexpectedShape'
  /** the field, by its wire name, and why it could not be read */
  detail: string
}
