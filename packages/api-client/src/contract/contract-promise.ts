import type { ApiClient } from '../create-api-client'
import type { RecordCategory } from '../codes/record-category'
import type { RecordKind } from '../codes/record-kind'
import type { EstateCalls } from '../groups/estate'
import type { StatisticsCalls } from '../groups/statistics'
import type { ApiErrorKind } from '../transport/api-error'
import { isApiError } from '../transport/api-error'

/** What a back end under test gives: people who speak to it through the client, and a way to make something happen. */
export interface ContractBackend {
  /** a client with this token; null = not signed in */
  as(token: string | null): ApiClient
  /** two people of one tenant */
  operator: ContractPerson
  colleague: ContractPerson
  /** somebody of another tenant; null where there is only one */
  stranger: ContractPerson | null
  /** the operator's calls of further screens; null where the back end has none */
  screens: ScreenCalls | null
  /** how the operator signs in, with a fresh picture code */
  credentials(): Promise<{ username: string; password: string; image: string; code: string }>
  /** a floor with devices of a channel, none of them a fire host's */
  place: { buildingId: string; channelId: string; floor: number }
  /** something happens to a device of the tenant: a new open record, of which the first list page tells */
  raise(kind: RecordKind, category: RecordCategory): Promise<{ id: string }>
}

/** The groups that have promises. */
export interface ScreenCalls {
  /** counts of abnormal records */
  statistics: StatisticsCalls
  /** buildings and devices */
  estate: EstateCalls
}

/** Somebody who is signed in. */
export interface ContractPerson {
  client: ApiClient
  userId: string
  username: string
}

/** One thing that every back end keeps. `check` rejects with an ordinary error that says what was not so. */
export interface ContractPromise {
  title: string
  /** rejects with `BrokenPromise`, or whatever went wrong on the way */
  check: (backend: ContractBackend) => Promise<void>
}

/** Says which fact did not hold. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise'
}

/** States a fact; when it does not hold, the promise is broken. */
export function hold(fact: boolean, otherwise: string): asserts fact {
  if (!fact) throw new BrokenPromise(otherwise)
}

export function same(actual: unknown, expected: unknown, what: string): void {
  const [seen, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  hold(seen === wanted, `${what}: ${seen} instead of ${wanted}`)
}

/** Waits for the refusal of a call and returns its kind. */
export async function refusal(call: Promise<unknown>): Promise<ApiErrorKind> {
  try {
    await call
  } catch (error) {
    if (isApiError(error)) return error.kind
    throw error
  }
  throw new BrokenPromise('the call was accepted')
}

/** What a caller can tell about an answer: its data, or how it was refused. */
export async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    return { data: (await call) ?? null }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { kind: error.kind, http: error.httpStatus, body: error.bodyStatus, message: error.serverMessage }
  }
}
