import { MOCK_NOW } from '@smart-fire/api-client/mock'

/** Two minutes after the newest record of the fixtures: what a state story says of ages is what an operator would read. */
export const FROZEN_AT = MOCK_NOW + 120_000

/**
 * Lets the date stand still while a state story is shown, so that it looks the same on every day and every machine;
 * timers run. Answers how to let it go on.
 *
 * @param at another instant, which a story asks for by `parameters.clock`
 */
export function freezeClock(at = FROZEN_AT): () => void {
  const Running = Date
  class Frozen extends Running {
    constructor(...given: [] | [number | string | Date]) {
      if (given.length === 0) super(at)
      else super(...given)
    }
    static override [Symbol.hasInstance](value: unknown) {
      return value instanceof Running
    }
    static override now() {
      return at
    }
  }
  Reflect.set(globalThis, 'Date', Frozen)
  return () => Reflect.set(globalThis, 'Date', Running)
}

/** The stories that put a machine into a state. */
export function standsStill(title: string): boolean {
  return /\bstates$/i.test(title)
}
