/** Passes the first of many changes on at once, and after each pause one for all that came meanwhile. */
export interface ChangeGate {
  change: () => void
  stop: () => void
}

export function createChangeGate(notify: () => void, pauseMs: number): ChangeGate {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false

  const open = () => {
    timer = undefined
    if (isDue) pass()
  }
  const pass = () => {
    isDue = false
    timer = setTimeout(open, pauseMs)
    notify()
  }
  return {
    change: () => {
      if (timer === undefined) pass()
      else isDue = true
    },
    stop: () => {
      clearTimeout(timer)
      timer = undefined
      isDue = false
    },
  }
}
