import type { Clock } from './clock'

/** A change of the server's clock by hand or by a time server. Instants are epoch ms. */
export interface ClockJump {
  /** the clock said at least this for everything that came after the jump */
  at: number
  /** by how much it was set forward */
  by: number
}

/** Smaller changes are the daily work of a time server. */
const SMALLEST_JUMP_MS = 60_000

/** Notices jumps of the clock between two looks, by comparing it with the time that has passed. */
export interface ClockJumps {
  /** looks at the clock; gives the jump since the last look in ms (negative: set back), 0 for none */
  look(): number
  /** the jumps forward that were not set back since; their length is not counted as silence of any device */
  readonly forward: readonly ClockJump[]
}

export function watchClock(clock: Clock): ClockJumps {
  let lastNow = clock.now()
  let lastSteady = clock.steady()
  let forward: ClockJump[] = []
  return {
    get forward() {
      return forward
    },
    look() {
      const [now, steady] = [clock.now(), clock.steady()]
      const passed = steady - lastSteady
      const by = now - lastNow - passed
      lastNow = now
      lastSteady = steady
      if (Math.abs(by) < SMALLEST_JUMP_MS) return 0
      const at = now - passed
      forward = by > 0 ? [...forward, { at, by }] : setBack(forward, -by, at)
      return by
    },
  }
}

/** What is left of jumps when the clock is set back, the latest first: what came before them is still older than it seems by the rest. */
function setBack(jumps: readonly ClockJump[], back: number, now: number): ClockJump[] {
  let open = back
  return jumps
    .toReversed()
    .map(({ at, by }) => {
      const taken = Math.min(open, by)
      open -= taken
      // what comes from now on came after all of them, although its time may be before theirs
      return { at: Math.min(at, now), by: by - taken }
    })
    .filter(({ by }) => by > 0)
    .reverse()
}
