import axios, { type AxiosHeaders } from 'axios'
import { platformFetch, type FetchHeaders, type FetchLike } from './http'

/** A fetch over axios: the only file that imports it. No adapter is named, so it works in browsers and in Node. */
export function axiosFetch(): FetchLike {
  const instance = axios.create({
    responseType: 'arraybuffer',
    // bodies are sent and received as they are
    transformResponse: [],
    transformRequest: [],
    validateStatus: () => true,
    // as `redirect: 'manual'`, which axios does not know; a browser follows before this code runs
    maxRedirects: 0,
    // the client reads one cookie only, the key of the picture code, and sends none of its own
    xsrfCookieName: '',
  })
  return async (url, request) => {
    // a browser drops the XMLHttpRequests of a page that ends, and `sendBeacon` cannot carry an authorization header
    if (request.keepalive) return platformFetch(url, request)
    const { method, headers, body, signal } = request
    const response = await instance.request<ArrayBuffer>({ url, method, headers, data: body, signal })
    // headers of a response are always an object of this class, whose `get` and `getSetCookie` are those of a fetch
    return { status: response.status, headers: response.headers as AxiosHeaders & FetchHeaders, arrayBuffer: async () => response.data }
  }
}
