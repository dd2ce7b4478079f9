import axios, { type AxiosResponse, isAxiosError } from 'axios'
import { ApiError } from './api-error'

/** One request as it goes out. */
export interface HttpRequest {
  method: 'GET' | 'POST' | 'DELETE'
  url: string
  headers: Record<string, string>
  body?: string
  signal?: AbortSignal | undefined
  /** the browser is to deliver it although the page ends */
  outlivesPage?: boolean
}

/** What came back, undecoded. */
export interface HttpAnswer {
  status: number
  body: Uint8Array<ArrayBuffer>
  contentType: string
  setCookies: readonly string[]
}

/** Sends one request. Rejects only with an `ApiError` of kind `network` or `aborted`. */
export type Http = (request: HttpRequest) => Promise<HttpAnswer>

/** The only file that knows axios. No adapter is named, so it works in browsers and in Node alike. */
export function axiosHttp(timeoutMs: number): Http {
  const instance = axios.create({
    responseType: 'arraybuffer',
    transformResponse: [(data: unknown) => data],
    transformRequest: [(data: unknown) => data],
    validateStatus: () => true,
    // a redirect would carry the token to wherever it points; browsers follow before we see it
    maxRedirects: 0,
    // the client reads no cookies but the picture code's key and sends none of its own making
    xsrfCookieName: '',
  })
  return async (request) => {
    if (request.outlivesPage === true) return keepaliveHttp(request)
    const { method, url, headers, body, signal } = request
    const deadline = startDeadline(timeoutMs, signal)
    try {
      const response = await instance.request<unknown>({
        method,
        url,
        headers,
        signal: deadline.signal,
        ...(body === undefined ? {} : { data: body }),
      })
      return answerFrom(response)
    } catch (error) {
      throw new ApiError(signal?.aborted === true ? 'aborted' : 'network', { cause: withoutRequest(error) })
    } finally {
      deadline.clear()
    }
  }
}

/**
 * A page that is going away loses its XMLHttpRequests, and `sendBeacon` cannot carry an authorization header. A fetch
 * with `keepalive` can, if it starts before the page's last task ends: so nothing here waits before it.
 */
async function keepaliveHttp({ method, url, headers, body, signal }: HttpRequest): Promise<HttpAnswer> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      keepalive: true,
      // a redirect would carry the verdict to wherever it points
      redirect: 'error',
      ...(body === undefined ? {} : { body }),
      ...(signal === undefined ? {} : { signal }),
    })
    const contentType = response.headers.get('content-type') ?? ''
    return { status: response.status, body: bytesOf(await response.arrayBuffer()), contentType, setCookies: [] }
  } catch (error) {
    throw new ApiError(signal?.aborted === true ? 'aborted' : 'network', { cause: withoutRequest(error) })
  }
}

/** One deadline for the whole call: axios' own time-out starts anew with every byte that a slow server drips. */
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

function answerFrom(response: AxiosResponse<unknown>): HttpAnswer {
  const setCookie: unknown = response.headers['set-cookie']
  return {
    status: response.status,
    body: bytesOf(response.data),
    contentType: String(response.headers['content-type'] ?? ''),
    setCookies: Array.isArray(setCookie) ? setCookie.map(String) : [],
  }
}

/** A copy, whatever holds the bytes: a page's request may hand out a buffer of another realm, Node a view into a pool. */
function bytesOf(data: unknown): Uint8Array<ArrayBuffer> {
  if (typeof data === 'object' && data !== null) return new Uint8Array(data as ArrayBuffer).slice()
  return new TextEncoder().encode(typeof data === 'string' ? data : '')
}

/** An axios error holds the request with its authorization header: that must not reach a log. */
function withoutRequest(error: unknown): Error {
  if (isAxiosError(error)) return new Error(error.code ?? error.message)
  return new Error(error instanceof Error ? error.message : 'request failed')
}
