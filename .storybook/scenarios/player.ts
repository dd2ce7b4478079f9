import type { MockBackend } from '@smart-fire/api-client/mock'
import type { ScenarioChange, Step } from './scenarios'

export interface PlayerState {
  /** the number of executed steps */
  done: number
  total: number
  playing: boolean
}

export interface Player {
  play: () => void
  pause: () => void
  /** executes the next step at once and pauses */
  step: () => void
  stop: () => void
}

/** Executes steps at their times or one by one. A pause stops the time of the scenario. */
export function createPlayer(steps: Step[], apply: (change: ScenarioChange) => void, changed: (state: PlayerState) => void): Player {
  let done = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const report = () => changed({ done, total: steps.length, playing: timer !== undefined })
  const halt = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const next = () => {
    const step = steps[done]
    if (!step) return
    done += 1
    apply(step.change)
  }
  const wait = () => {
    const step = steps[done]
    if (!step) return
    const since = steps[done - 1]?.at ?? 0
    timer = setTimeout(() => {
      timer = undefined
      next()
      wait()
      report()
    }, step.at - since)
  }
  report()
  return {
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
    stop: halt,
  }
}

/** Applies the change of a step to the mock platform. */
export function applyTo(backend: MockBackend): (change: ScenarioChange) => void {
  return (change) => {
    switch (change.type) {
      case 'raise':
        return backend.raise(change.record)
      case 'handle': {
        const oldest = backend.world.records.filter(({ handled }) => !handled).at(-1)
        if (oldest) backend.handle(oldest, { handledBy: '李强', verdict: '0' })
        return
      }
      case 'networkLost':
        backend.alarms.reachable = false
        backend.alarms.drop()
        return backend.apply({ calls: 'all', misbehaviour: { type: 'network' } })
      case 'networkBack':
        backend.alarms.reachable = true
        return backend.heal()
    }
  }
}
