import type { MockBackend } from '@smart-fire/api-client/mock'
import type { Happening, Step } from './scenarios'

export interface PlayerState {
  /** how many steps have happened */
  done: number
  total: number
  playing: boolean
}

export interface Player {
  play: () => void
  pause: () => void
  /** lets the next step happen at once, and pauses */
  step: () => void
  stop: () => void
}

/** Lets steps happen in their own time, or one by one. Time does not pass while it pauses. */
export function createPlayer(steps: Step[], happen: (happening: Happening) => void, changed: (state: PlayerState) => void): Player {
  let done = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => changed({ done, total: steps.length, playing: timer !== undefined })
  const halt = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const next = () => {
    const step = steps[done]
    if (!step) return
    done += 1
    happen(step.happening)
  }
  const wait = () => {
    const step = steps[done]
    if (!step) return
    const since = steps[done - 1]?.at ?? 0
    timer = setTimeout(() => {
      timer = undefined
      next()
      wait()
      tell()
    }, step.at - since)
  }
  tell()
  return {
    play: () => {
      if (timer === undefined) wait()
      tell()
    },
    pause: () => {
      halt()
      tell()
    },
    step: () => {
      halt()
      next()
      tell()
    },
    stop: halt,
  }
}

/** Makes a happening true in a mock world. */
export function happenIn(backend: MockBackend): (happening: Happening) => void {
  return (happening) => {
    switch (happening.type) {
      case 'raise':
        return backend.raise(happening.record)
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
