import type { ApiClientOptions, Diagnostic } from '../api-client-options'
import type { Reader } from '../decoding/readers'
import { ApiError } from './api-error'
import { axiosHttp, type Http, type HttpRequest, type HttpResponse } from './http'
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
export function createTransport(
  options: ApiClientOptions,
  http: Http = axiosHttp(options.timeoutMs ?? REQUEST_TIMEOUT_MS),
): Transport {
  const base = (options.baseUrl ?? '').replace(/\/+$/, '')
  const sessionEnd = sessionEndGuard(options)
  const report = (diagnostic: Diagnostic) => options.onDiagnostic?.(diagnostic)

  async function exchange<T>(
    method: HttpRequest['method'],
    path: string,
    { query, signal, proof, outlivesPage }: CallOptions,
    content: Content | null,
    read: (response: HttpResponse) => T,
  ): Promise<T> {
    const token = proof === 'clientCredential' ? null : options.getToken()
    try {
      return read(
        await http({
          method,
          url: base + path + queryText(query),
          headers: {
            Accept: 'application/json, */*',
            ...authorization(token, options),
            ...(content && { 'Content-Type': content.type }),
          },
          body: content?.body,
          signal,
          outlivesPage,
        }),
      )
    } catch (error) {
      throw sessionEnd.noticed(asApiError(error), token)
    }
  }

  const call =
    (method: HttpRequest['method']) =>
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

function readPicture({ status, body, contentType, setCookies }: HttpResponse) {
  if (status === 200 && contentType.startsWith('image/') && body.byteLength > 0) {
    return { picture: new Blob([body], { type: contentType }), setCookies }
  }
  readEnvelope(status, new TextDecoder().decode(body))
  throw new ApiError('malformed', { httpStatus: status })
}

/** The token as the authorization header; without a token the client credential of the deployment, if given (spec 1 §6). */
function authorization(token: string | null, { clientCredential }: ApiClientOptions): Record<string, string> {
  if (token !== null && token !== '') return { Authorization: /^bearer /i.test(token) ? token : `Bearer ${token}` }
  return clientCredential === undefined ? {} : { Authorization: clientCredential }
}

function jsonContent(json: unknown): Content {
  return { type: JSON_TYPE, body: JSON.stringify(json) }
}

function queryText(query: Query = {}): string {
  const filled = Object.entries(query).filter(([, value]) => value !== '')
  const encoded = encodeParameters(Object.fromEntries(filled))
  return encoded && `?${encoded}`
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
