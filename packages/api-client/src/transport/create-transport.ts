import type { ApiClientOptions, Diagnostic } from '../api-client'
import type { Reader } from '../decoding/readers'
import { ApiError } from './api-error'
import { axiosHttp, type Http, type HttpAnswer, type HttpRequest } from './http'
import { readEnvelope } from './read-envelope'
import { sessionEndGuard } from './session-end'
import type { CallOptions, Query, Transport } from './transport'

/** Time until a call gives up (spec 1 §9). */
const REQUEST_TIMEOUT_MS = 10_000

const FORM = 'application/x-www-form-urlencoded;charset=UTF-8'
const JSON_TYPE = 'application/json;charset=UTF-8'

interface Outgoing {
  method: HttpRequest['method']
  path: string
  options: CallOptions | undefined
  content?: { type: string; body: string }
}

/** Requests with the caller's proof, one deadline, one envelope rule and no retries. */
export function createTransport(
  options: ApiClientOptions,
  http: Http = axiosHttp(options.timeoutMs ?? REQUEST_TIMEOUT_MS),
): Transport {
  const base = (options.baseUrl ?? '').replace(/\/+$/, '')
  const sessionEnd = sessionEndGuard(options)
  const report = (diagnostic: Diagnostic) => options.onDiagnostic?.(diagnostic)

  async function exchange<T>(outgoing: Outgoing, read: (answer: HttpAnswer, call: string) => T): Promise<T> {
    const { method, path, content, options: call = {} } = outgoing
    const token = call.proof === 'clientCredential' ? null : options.getToken()
    try {
      const answer = await http({
        method,
        url: base + path + queryText(call.query),
        headers: { Accept: 'application/json, */*', ...authorization(token, options), ...contentHeaders(content) },
        signal: call.signal,
        ...(call.outlivesPage === true ? { outlivesPage: true } : {}),
        ...(content === undefined ? {} : { body: content.body }),
      })
      return read(answer, `${method} ${path}`)
    } catch (error) {
      throw sessionEnd.noticed(asApiError(error), token)
    }
  }

  function ask<T>(outgoing: Outgoing, reader: Reader<T>): Promise<T> {
    return exchange(outgoing, (answer, call) => {
      const read = readEnvelope(answer.status, new TextDecoder().decode(answer.body))
      if (!read.ok) throw read.error
      return reader({ ...read, call, httpStatus: answer.status, report })
    })
  }

  return {
    get: (path, reader, call) => ask({ method: 'GET', path, options: call }, reader),
    delete: (path, reader, call) =>
      ask(
        {
          method: 'DELETE',
          path,
          options: call,
          ...(call?.json === undefined ? {} : { content: jsonContent(call.json) }),
        },
        reader,
      ),
    postForm: (path, form, reader, call) =>
      ask({ method: 'POST', path, options: call, content: { type: FORM, body: encodeParameters(form) } }, reader),
    postJson: (path, json, reader, call) =>
      ask({ method: 'POST', path, options: call, content: jsonContent(json) }, reader),
    picture: (path, call) => exchange({ method: 'GET', path, options: call }, readPicture),
  }
}

function readPicture({ status, body, contentType, setCookies }: HttpAnswer) {
  if (status === 200 && contentType.startsWith('image/') && body.byteLength > 0) {
    return { picture: new Blob([body], { type: contentType }), setCookies }
  }
  const read = readEnvelope(status, new TextDecoder().decode(body))
  throw read.ok ? new ApiError('malformed', { httpStatus: status }) : read.error
}

/** The token as the authorization header; without one the client credential of the deployment, if given (spec 1 §6). */
function authorization(token: string | null, options: ApiClientOptions): Record<string, string> {
  if (token !== null && token !== '') return { Authorization: /^bearer /i.test(token) ? token : `Bearer ${token}` }
  return options.clientCredential === undefined ? {} : { Authorization: options.clientCredential }
}

function jsonContent(json: unknown) {
  return { type: JSON_TYPE, body: JSON.stringify(json) }
}

function contentHeaders(content: Outgoing['content']): Record<string, string> {
  return content === undefined ? {} : { 'Content-Type': content.type }
}

function queryText(query: Query | undefined): string {
  const filled = Object.entries(query ?? {}).filter(([, value]) => value !== '')
  const encoded = encodeParameters(Object.fromEntries(filled))
  return encoded === '' ? '' : `?${encoded}`
}

function encodeParameters(parameters: Query): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) =>
    value === undefined || value === null ? [] : [[name, String(value)]],
  )
  return new URLSearchParams(pairs).toString()
}

function asApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError('malformed', { cause: error })
}
