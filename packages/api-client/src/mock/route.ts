import { delay, http, HttpResponse, type HttpHandler } from 'msw'
import { isWireObject } from '../decoding/shape'
import { parseBody } from '../transport/parse-body'
import { parameterMissing, refuse, sessionEnded } from './responses'
import { corrupted } from './hostile'
import type { MockCall, Misbehaviour } from './scenarios'
import { userOf } from './sessions'
import type { MockWorld } from './world'

/** A call as a route receives it, with the world. */
export interface ReceivedCall {
  world: MockWorld
  request: Request
  query: URLSearchParams
  form: URLSearchParams
  /** the body, when it is a JSON object */
  json: Record<string, unknown>
  /** the user of the token; blank on routes that need none */
  username: string
}

export interface Route {
  call: MockCall
  method: 'get' | 'post' | 'delete'
  path: string
  /** responds without a session, too */
  open?: boolean
  /** parameters without which the platform responds with `param_required` */
  required?: readonly string[]
  respond: (call: ReceivedCall) => Response | Promise<Response>
}

/** The world and the calls that misbehave now; scenarios change both. */
export interface MockState {
  world: MockWorld
  misbehaviours: Map<MockCall, Misbehaviour>
}

/** One MSW handler, for any host: misbehaviour first, then the session, the parameters, and the response. */
export function handlerOf(route: Route, state: MockState): HttpHandler {
  return http[route.method](`*${route.path}`, async ({ request }) => {
    const misbehaviour = state.misbehaviours.get(route.call)
    const instead = misbehaviour === undefined ? null : await misbehave(misbehaviour)
    if (instead !== null) return instead
    const username = callerOf(request, state.world)
    if (route.open !== true && username === undefined) return sessionEnded()
    const query = new URL(request.url).searchParams
    const body = request.method === 'POST' ? await request.clone().text() : ''
    const json = parseBody(body)
    const form = new URLSearchParams(json.kind === 'json' ? '' : body)
    if (route.required?.some((name) => !query.has(name) && !form.has(name))) return parameterMissing()
    const response = await route.respond({
      world: state.world,
      request,
      query,
      form,
      json: json.kind === 'json' && isWireObject(json.value) ? json.value : {},
      username: username ?? '',
    })
    return misbehaviour?.type === 'hostile' ? corrupted(response, misbehaviour.random) : response
  })
}

async function misbehave(misbehaviour: Misbehaviour): Promise<Response | null> {
  switch (misbehaviour.type) {
    case 'slow':
      await delay(misbehaviour.milliseconds)
      return null
    case 'hostile':
      return null
    case 'never':
      await delay('infinite')
      return null
    case 'network':
      return HttpResponse.error()
    case 'malformed':
      return HttpResponse.html('<!doctype html><title>gateway</title>')
    case 'failing':
      return refuse(misbehaviour.httpStatus, misbehaviour.bodyStatus, misbehaviour.message)
    default:
      return misbehaviour satisfies never
  }
}

function callerOf(request: Request, world: MockWorld): string | undefined {
  return userOf(world, (request.headers.get('authorization') ?? '').replace(/^Bearer /i, ''))
}
