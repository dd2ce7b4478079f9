import { type AnyStateMachine, fromPromise, type PromiseActorLogic } from 'xstate'
import { whileWanted } from './while-wanted'

/** Declares a call in a machine's setup. The shell of the dialog gives the function for it (`provideCalls`). */
export function callFor<Response, Request = void>() {
  return fromPromise<Response, Request>(() => Promise.reject(new Error('the shell of the dialog provides the calls')))
}

/** The calls that a machine declares, as plain functions of a request and an `AbortSignal`. */
export type CallsOf<Machine extends AnyStateMachine> = {
  [Name in keyof Logics<Machine>]-?: Logics<Machine>[Name] extends PromiseActorLogic<infer Response, infer Request> | undefined
    ? (request: Request, signal: AbortSignal) => Promise<Response>
    : never
}

type Logics<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

/** The machine with the functions that its calls run. */
export function provideCalls<Machine extends AnyStateMachine>(machine: Machine, calls: CallsOf<Machine>): Machine {
  const actors = Object.entries<Call>(calls).map(([name, call]) => [name, actorOf(call)] as const)
  // `provide` forgets the machine's own types; `CallsOf` has checked what is given
  return machine.provide({ actors: Object.fromEntries(actors) }) as Machine
}

function actorOf(call: Call) {
  return fromPromise<unknown, unknown>(({ input, signal }) => whileWanted(signal, () => call(input, signal)))
}

type Call = (request: unknown, signal: AbortSignal) => Promise<unknown>
