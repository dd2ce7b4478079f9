/** Where the timer sees whether the page is visible; `document` in the browser. */
export interface PageVisibility {
  visibilityState: DocumentVisibilityState
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

export interface RefreshPauses {
  /** between two ticks without a nudge */
  everyMs: number
  /** at least between two ticks, however many nudges come; default 0 */
  paceMs?: number
}

export interface RefreshTimer {
  /** something changed: the next tick comes as soon as the pace allows it */
  nudge: () => void
  stop: () => void
}

/**
 * Ticks every `everyMs` while the page is visible. A hidden page gets no tick; when it is visible again, a tick that was
 * due comes at once. Many nudges lead to one tick at once and to at most one per `paceMs` after it, the last one after the
 * last nudge. A clock that is set back makes no pause longer.
 */
export function startRefreshTimer(page: PageVisibility, { everyMs, paceMs = 0 }: RefreshPauses, tick: () => void): RefreshTimer {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Number.NEGATIVE_INFINITY
  let due = Date.now() + everyMs

  function schedule() {
    clearTimeout(timer)
    timer = page.visibilityState === 'visible' ? setTimeout(run, Math.min(everyMs, Math.max(0, due - Date.now()))) : undefined
  }
  function run() {
    last = Date.now()
    due = last + everyMs
    schedule()
    tick()
  }
  schedule()
  page.addEventListener('visibilitychange', schedule)
  return {
    nudge: () => {
      const now = Date.now()
      due = Math.min(due, Math.max(now, Math.min(last, now) + paceMs))
      schedule()
    },
    stop: () => {
      clearTimeout(timer)
      page.removeEventListener('visibilitychange', schedule)
    },
  }
}
