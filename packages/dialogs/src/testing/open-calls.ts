import { fromPromise } from 'xstate'

interface OpenCall<Name extends string> {
  name: Name
  input: unknown
  signal: AbortSignal
  resolve(value: unknown): void
  reject(error: Error): void
}

/** Calls of a machine that stand open until a test answers them. */
export function openCalls<Name extends string>() {
  const calls: OpenCall<Name>[] = []
  const of = (name: Name) => calls.filter((entry) => entry.name === name)
  const one = (name: Name, nth = -1) => {
    const found = of(name).at(nth)
    if (!found) throw new Error(`${name} was not asked for`)
    return found
  }
  return {
    calls,
    /** the call that a machine makes, named by itself or by what it asks */
    call: <Answer, Input>(name: Name | ((input: Input) => Name)) =>
      fromPromise<Answer, Input>(
        ({ input, signal }) =>
          new Promise<Answer>((resolve, reject) => {
            const entry = { input, signal, reject, resolve: (value: unknown) => resolve(value as Answer) }
            calls.push({ ...entry, name: typeof name === 'string' ? name : name(input) })
          }),
      ),
    asked: (name: Name) => of(name).map(({ input }) => input),
    /** calls whose answers nobody wants any more */
    givenUp: () => calls.filter(({ signal }) => signal.aborted).map(({ name }) => name),
    /** answers the newest call, or an earlier one, counted from the first */
    async answer(name: Name, value: unknown, nth?: number) {
      one(name, nth).resolve(value)
      await settle()
    },
    async fail(name: Name) {
      one(name).reject(new Error('down'))
      await settle()
    },
  }
}

/** lets promises that are already settled be heard by the machine */
export const settle = () => new Promise<void>((resolve) => setImmediate(resolve))
