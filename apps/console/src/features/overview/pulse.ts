/** How often the overview asks again while it is visible. */
export const REFRESH_INTERVAL_MS = 30_000
/** A burst of alarms leads to one refresh at once and at most one a second after that. */
export const PULSE_GAP_MS = 1_000

export interface Pulse {
  /** something changed: beat soon */
  nudge(): void
  stop(): void
}

/** Where the pulse looks whether anybody can see the page; `document` in the browser. */
export interface Visibility {
  visibilityState: DocumentVisibilityState
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

/** Beats every 30 s while the page is visible, at once when it becomes visible, and paced after each nudge. */
export function startPulse(page: Visibility, beat: () => void): Pulse {
  let regular: ReturnType<typeof setTimeout> | undefined
  let paced: ReturnType<typeof setTimeout> | undefined
  let lastBeat = Number.NEGATIVE_INFINITY

  function tick() {
    clearTimeout(paced)
    paced = undefined
    lastBeat = Date.now()
    rest()
    beat()
  }
  function rest() {
    clearTimeout(regular)
    regular = setTimeout(() => (page.visibilityState === 'visible' ? tick() : rest()), REFRESH_INTERVAL_MS)
  }
  function nudge() {
    paced ??= setTimeout(tick, Math.max(0, lastBeat + PULSE_GAP_MS - Date.now()))
  }
  function onVisible() {
    if (page.visibilityState === 'visible') nudge()
  }

  rest()
  page.addEventListener('visibilitychange', onVisible)
  return {
    nudge,
    stop() {
      clearTimeout(regular)
      clearTimeout(paced)
      page.removeEventListener('visibilitychange', onVisible)
    },
  }
}
