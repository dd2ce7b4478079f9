import { type AnyStateMachine, fromPromise } from 'xstate'
import type { CallsOf } from '../regions/machine-calls'

interface OpenCall {
  name: string
  input: unknown
  signal: AbortSignal
  resolve(value: unknown): void
  reject(error: Error): void
}

type Names<Machine extends AnyStateMachine> = keyof CallsOf<Machine> & string

/**
 * A machine whose calls stay open until a test responds to them.
 *
 * @param nameOf tells calls of one name apart by what they request
 */
export function openCalls<Machine extends AnyStateMachine, Name extends string = Names<Machine>>(
  machine: Machine,
  nameOf: (call: string, request: unknown) => string = (call) => call,
) {
  const calls: OpenCall[] = []
  const of = (name: Name) => calls.filter((entry) => entry.name === name)
  const one = (name: Name, nth = -1) => {
    const found = of(name).at(nth)
    if (!found) throw new Error(`${name} was not called`)
    return found
  }
  const open = (call: string) =>
    fromPromise<unknown, unknown>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          calls.push({ name: nameOf(call, input), input, signal, resolve, reject })
        }),
    )
  const names = Object.keys(machine.implementations.actors)
  return {
    // `provide` forgets the machine's own types
    logic: machine.provide({ actors: Object.fromEntries(names.map((name) => [name, open(name)])) }) as Machine,
    /** what was requested by the calls of this name, oldest first */
    requests: (name: Name) => of(name).map(({ input }) => input),
    /** the calls that the machine has aborted, in the order in which they began */
    aborted: () => calls.filter(({ signal }) => signal.aborted).map(({ name }) => name),
    /** responds to the newest call, or an earlier one, counted from the first */
    async respond(name: Name, value: unknown, nth?: number) {
      one(name, nth).resolve(value)
      await settle()
    },
    async fail(name: Name) {
      one(name).reject(new Error('down'))
      await settle()
    },
  }
}

/** Lets a machine process promises that are settled already. */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
