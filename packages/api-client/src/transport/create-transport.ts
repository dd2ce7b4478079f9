import type { ApiClientOptions, ClientCredential, Diagnostic } from '../api-client-options'
import type { Reader } from '../decoding/readers'
import { ApiError, isApiError } from './api-error'
import { withinLimit } from './deadline'
import { tellHost } from './host-callback'
import type { FetchLike, FetchRequest, HttpResponse } from './http'
import { readEnvelope } from './read-envelope'
import { sessionEndGuard } from './session-end'
import type { CallOptions, Query, Transport } from './transport'

/** Time until a call is cancelled (spec 1 §9). */
const REQUEST_TIMEOUT_MS = 10_000

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'
const JSON_TYPE = 'application/json;charset=UTF-8'

interface Content {
  type: string
  body: string
}

/** Requests with the credential of the caller, one deadline, one rule for envelopes and no retries. */
export function createTransport(options: ApiClientOptions, defaultFetch: FetchLike): Transport {
  const { timeoutMs = REQUEST_TIMEOUT_MS, headers = {}, fetch = defaultFetch, onDiagnostic } = options
  const base = (options.baseUrl ?? '').replace(/\/+$/, '')
  const beginCall = sessionEndGuard(options)
  const report = (diagnostic: Diagnostic) => tellHost(onDiagnostic, diagnostic)

  async function exchange<T>(
    method: FetchRequest['method'],
    path: string,
    { query, signal: caller, proof, outlivesPage = false, atLeastMs = 0 }: CallOptions,
    content: Content | null,
    read: (response: HttpResponse) => T,
  ): Promise<T> {
    if (caller?.aborted === true) throw new ApiError('aborted')
    const name = `${method} ${path}`

    async function send(signal: AbortSignal): Promise<T> {
      const given = proof === 'clientCredential' ? undefined : options.getToken()
      // only a promise is waited for, be it of another realm: a page that ends runs no further task
      const token = typeof given === 'object' && given !== null ? await given : given
      const session = beginCall(token)
      const received = await fetch(base + path + queryText(query), {
        method,
        headers: {
          // in lower case, so that those of the client replace them
          ...Object.fromEntries(new Headers(ofCall(headers, name))),
          accept: 'application/json, */*',
          ...authorization(token, options),
          ...(content && { 'content-type': content.type }),
        },
        body: content && content.body,
        signal,
        redirect: 'manual',
        keepalive: outlivesPage,
      })
      // a copy: a page may give a buffer of another realm, Node a view into a pool
      const body = new Uint8Array(await received.arrayBuffer()).slice()
      try {
        const result = read({ status: received.status, headers: received.headers, body })
        session.accepted()
        return result
      } catch (error) {
        if (!isApiError(error)) throw new ApiError('malformed', { cause: error })
        if (error.kind === 'sessionExpired') await session.ended()
        throw error
      }
    }

    try {
      const limitMs = ofCall(timeoutMs, name)
      return await withinLimit(limitMs === 0 ? 0 : Math.max(limitMs, atLeastMs), caller, send)
    } catch (error) {
      throw isApiError(error) ? error : unanswered(error, caller)
    }
  }

  const call =
    (method: FetchRequest['method']) =>
    <T>(path: string, reader: Reader<T>, callOptions: CallOptions = {}, content: Content | null = null): Promise<T> =>
      exchange(method, path, callOptions, content, ({ status, body }) =>
        reader({
          ...readEnvelope(status, new TextDecoder().decode(body), callOptions.fields),
          call: `${method} ${path}`,
          httpStatus: status,
          report,
        }),
      )
  const post = call('POST')

  return {
    get: call('GET'),
    delete: (path, reader, { json, ...callOptions } = {}) =>
      call('DELETE')(path, reader, callOptions, json === undefined ? null : jsonContent(json)),
    postForm: (path, form, reader, callOptions) =>
      post(path, reader, callOptions, { type: FORM, body: encodeParameters(form) }),
    postJson: (path, json, reader, callOptions) => post(path, reader, callOptions, jsonContent(json)),
    picture: (path, callOptions = {}) => exchange('GET', path, callOptions, null, readPicture),
  }
}

function readPicture({ status, body, headers }: HttpResponse) {
  const type = headers.get('content-type') ?? ''
  if (status === 200 && type.startsWith('image/') && body.byteLength > 0) {
    return { picture: new Blob([body], { type }), setCookies: headers.getSetCookie?.() ?? [] }
  }
  readEnvelope(status, new TextDecoder().decode(body))
  throw new ApiError('malformed', { httpStatus: status })
}

/** The token as the authorization header; without a token the client credential of the deployment, if given (spec 1 §6). */
function authorization(token: string | null | undefined, { clientCredential }: ApiClientOptions): Record<string, string> {
  if (token) return { authorization: /^bearer /i.test(token) ? token : `Bearer ${token}` }
  if (clientCredential === undefined) return {}
  return { authorization: typeof clientCredential === 'string' ? clientCredential : basic(clientCredential) }
}

/** HTTP Basic (RFC 7617), in UTF-8. */
function basic({ id, secret }: ClientCredential): string {
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${id}:${secret}`)))}`
}

/** An option that may depend on the call. */
function ofCall<T extends number | Readonly<Record<string, string>>>(option: T | ((call: string) => T), call: string): T {
  return typeof option === 'function' ? option(call) : option
}

function jsonContent(json: unknown): Content {
  return { type: JSON_TYPE, body: JSON.stringify(json) }
}

function queryText(query: Query = {}): string {
  const encoded = encodeParameters(query, (value) => value !== '')
  return encoded && `?${encoded}`
}

function encodeParameters(parameters: Query, isSent: (value: unknown) => boolean = () => true): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) => (value != null && isSent(value) ? [[name, String(value)]] : []))
  return new URLSearchParams(pairs).toString()
}

/** No response, or no token, within the time. Only the message is kept: an error of a library may hold the request with its token. */
function unanswered(error: unknown, caller: AbortSignal | undefined): ApiError {
  const cause = new Error(error instanceof Error ? error.message : '')
  return new ApiError(caller?.aborted === true ? 'aborted' : 'network', { cause })
}
