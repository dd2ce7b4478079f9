import type { CallSample } from './call-samples'
import type { Things } from './call-world'
import type { TestServer } from './test-server'

export interface Outcome {
  http: number
  /** `status` of the envelope; null where there is none */
  body: number | null
  text: string
}

/** One request, with the sample in its path, query and body. */
export async function send(server: TestServer, call: string, sample: CallSample, token: string | null, headers: Record<string, string> = {}): Promise<Outcome> {
  const [method = '', pattern = ''] = call.split(' ')
  const path = pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(sample.path?.[name] ?? ''))
  const query = sample.query ? `?${new URLSearchParams(sample.query).toString()}` : ''
  const response = await server.request(path + query, {
    method,
    headers: { ...headers, ...(token === null ? {} : { Authorization: `Bearer ${token}` }) },
    ...(sample.form ? { body: new URLSearchParams(sample.form) } : sample.json === undefined ? {} : { body: JSON.stringify(sample.json) }),
  })
  const text = await response.text()
  return { http: response.status, body: /^\{"status":(\d+)/.exec(text) ? Number(/^\{"status":(\d+)/.exec(text)?.[1]) : null, text }
}

export const PLACEHOLDER = /\{(\w+)\}/g

/** The sample with its placeholders filled; `place` counts them from 0. */
export function filled(sample: CallSample, thingsAt: (place: number) => Things): CallSample {
  let place = 0
  const text = JSON.stringify(sample).replace(PLACEHOLDER, (_, name: keyof Things) => thingsAt(place++)[name])
  return JSON.parse(text) as CallSample
}
