import axios, { type AxiosResponse, isAxiosError } from 'axios'
import { ApiError } from './api-error'

/** One request as it is sent. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  headers: Record<string, string>
  body: string | undefined
  signal: AbortSignal | undefined
  /** the browser delivers the request although the page ends */
  outlivesPage: boolean | undefined
}

/** One response, not decoded. */
export interface HttpResponse {
  status: number
  body: Uint8Array<ArrayBuffer>
  contentType: string
  setCookies: readonly string[]
}

/** Sends one request. Rejects only with an `ApiError` of kind `network` or `aborted`. */
export type Http = (request: HttpRequest) => Promise<HttpResponse>

/** The only file that imports axios. No adapter is named, so it works in browsers and in Node. */
export function axiosHttp(timeoutMs: number): Http {
  const instance = axios.create({
    responseType: 'arraybuffer',
    transformResponse: [(data: unknown) => data],
    transformRequest: [(data: unknown) => data],
    validateStatus: () => true,
    // following a redirect would send the token to any address that it names; a browser follows before this code runs
    maxRedirects: 0,
    // the client reads one cookie only, the key of the picture code, and sends none of its own
    xsrfCookieName: '',
  })
  return async (request) => {
    if (request.outlivesPage === true) return keepaliveHttp(request)
    const { method, url, headers, body, signal } = request
    const deadline = startDeadline(timeoutMs, signal)
    try {
      return responseOf(await instance.request<unknown>({ method, url, headers, data: body, signal: deadline.signal }))
    } catch (error) {
      throw transportError(error, signal)
    } finally {
      deadline.clear()
    }
  }
}

/**
 * A browser drops the XMLHttpRequests of a page that ends, and `sendBeacon` cannot carry an authorization header. A fetch
 * with `keepalive` is delivered if it starts within the last task of the page: therefore nothing is awaited before it.
 */
async function keepaliveHttp({ method, url, headers, body, signal }: HttpRequest): Promise<HttpResponse> {
  // following a redirect would send the verdict to any address that it names
  const init: RequestInit = { method, headers, body: body ?? null, signal: signal ?? null, keepalive: true, redirect: 'error' }
  try {
    const response = await fetch(url, init)
    const contentType = response.headers.get('content-type') ?? ''
    return { status: response.status, body: bytesOf(await response.arrayBuffer()), contentType, setCookies: [] }
  } catch (error) {
    throw transportError(error, signal)
  }
}

/** One deadline for the whole call: the time-out of axios starts anew with every byte of a slow response. */
function startDeadline(timeoutMs: number, signal: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, timeoutMs)
  if (signal?.aborted === true) abort()
  signal?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    clear() {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    },
  }
}

function responseOf({ status, headers, data }: AxiosResponse<unknown>): HttpResponse {
  const setCookie: unknown = headers['set-cookie']
  return {
    status,
    body: bytesOf(data),
    contentType: String(headers['content-type'] ?? ''),
    setCookies: Array.isArray(setCookie) ? setCookie.map(String) : [],
  }
}

/** A copy of the bytes: a page may give a buffer of another realm, Node a view into a pool. */
function bytesOf(data: unknown): Uint8Array<ArrayBuffer> {
  if (typeof data === 'object' && data !== null) return new Uint8Array(data as ArrayBuffer).slice()
  return new TextEncoder().encode(typeof data === 'string' ? data : '')
}

function transportError(error: unknown, signal: AbortSignal | undefined): ApiError {
  return new ApiError(signal?.aborted === true ? 'aborted' : 'network', { cause: withoutRequest(error) })
}

/** An axios error holds the request with its authorization header, which must not reach a log. */
function withoutRequest(error: unknown): Error {
  if (isAxiosError(error)) return new Error(error.code ?? error.message)
  return new Error(error instanceof Error ? error.message : 'request failed')
}
