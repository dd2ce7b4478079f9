import type { ScenarioChange, Step } from './scenario-step'

/** How many times faster than real time a scenario can run. */
export const SPEEDS = [1, 10, 60] as const
export type Speed = (typeof SPEEDS)[number]

export interface PlayerState {
  /** the number of executed steps */
  done: number
  total: number
  playing: boolean
  speed: Speed
  /** ms of the scenario that have passed */
  at: number
}

export interface Player {
  play: () => void
  pause: () => void
  /** executes the next step at once and pauses */
  step: () => void
  /** from now on; what has passed stays as it is */
  setSpeed: (speed: Speed) => void
  /** ms of the scenario that have passed, between two steps too */
  now: () => number
  /** how many times faster than real time it passes now; 1 during a pause */
  pace: () => number
  stop: () => void
}

interface Heard {
  apply: (change: ScenarioChange) => void
  changed: (state: PlayerState) => void
}

/** How long the scenario waits before a step that skips the time up to it. */
export const BEFORE_A_SKIP_MS = 60_000

/** Executes steps at their times or one by one. A pause stops the time of the scenario. */
export function createPlayer(steps: readonly Step[], { apply, changed }: Heard, first: Speed = 1): Player {
  let done = 0
  let speed = first
  let timer: ReturnType<typeof setTimeout> | undefined
  /** the time of the scenario when it was read last, and when that was by a clock that no story changes */
  let passed = 0
  let readAt = 0
  const now = () => (timer === undefined ? passed : passed + (performance.now() - readAt) * speed)
  const report = () => changed({ done, total: steps.length, playing: timer !== undefined, speed, at: now() })
  const halt = () => {
    passed = now()
    clearTimeout(timer)
    timer = undefined
  }
  const next = () => {
    const step = steps[done]
    if (!step) return
    done += 1
    // a timer may be late: the time of the scenario never goes back
    passed = Math.max(passed, step.at)
    apply(step.change)
  }
  const wait = () => {
    const step = steps[done]
    if (!step) return
    readAt = performance.now()
    // while the pace is 1: a page whose timers follow the pace must not shorten this one, too
    timer = setTimeout(() => {
      halt()
      next()
      wait()
      report()
    }, Math.ceil(Math.max(0, dueAt(step, steps[done - 1]) - passed) / speed))
  }
  report()
  return {
    now,
    pace: () => (timer === undefined ? 1 : speed),
    play: () => {
      if (timer === undefined) wait()
      report()
    },
    pause: () => {
      halt()
      report()
    },
    step: () => {
      halt()
      next()
      report()
    },
    setSpeed: (chosen) => {
      const isPlaying = timer !== undefined
      halt()
      speed = chosen
      if (isPlaying) wait()
      report()
    },
    stop: halt,
  }
}

/** When a step is executed, by the time of the scenario. */
function dueAt(step: Step, before: Step | undefined): number {
  return step.skipsTime ? Math.min(step.at, (before?.at ?? 0) + BEFORE_A_SKIP_MS) : step.at
}
