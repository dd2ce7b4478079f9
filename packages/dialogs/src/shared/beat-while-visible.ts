/** Where one looks whether anybody can see the page; `document` in the browser. */
export interface PageVisibility {
  visibilityState: DocumentVisibilityState
  addEventListener(type: 'visibilitychange', listener: () => void): void
  removeEventListener(type: 'visibilitychange', listener: () => void): void
}

/** Beats after every pause while the page can be seen, and at once when it is seen again after a longer one. */
export function beatWhileVisible(page: PageVisibility, pauseMs: number, beat: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = Date.now()

  function wait() {
    clearTimeout(timer)
    timer = page.visibilityState === 'visible' ? setTimeout(tick, Math.max(0, last + pauseMs - Date.now())) : undefined
  }
  function tick() {
    last = Date.now()
    beat()
    wait()
  }
  wait()
  page.addEventListener('visibilitychange', wait)
  return () => {
    clearTimeout(timer)
    page.removeEventListener('visibilitychange', wait)
  }
}
