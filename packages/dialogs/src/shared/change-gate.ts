/** Lets the first change through at once and the newest of those that follow after a pause. */
export interface ChangeGate {
  change(change: number): void
  stop(): void
}

export function createChangeGate(tell: (change: number) => void, pauseMs: number): ChangeGate {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: number | null = null

  const open = () => {
    timer = undefined
    if (waiting !== null) pass(waiting)
  }
  const pass = (change: number) => {
    waiting = null
    timer = setTimeout(open, pauseMs)
    tell(change)
  }
  return {
    change(change) {
      if (timer === undefined) pass(change)
      else waiting = change
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting = null
    },
  }
}
