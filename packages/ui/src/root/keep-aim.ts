/** A hand moves the mouse by so much while it presses. */
const STILL_PX = 4

/**
 * For a list whose items move by themselves: a click of the mouse in `area` counts for the item (`items`: its selector) over which the
 * mouse was moved. One that slides under it in the last moment does not get the click, nor does the next one in a double click; a click
 * after that counts. Touch and keys need no aim, and the user sees what own scrolling moves. Returns what ends this.
 */
export function keepAim(area: HTMLElement, items: string): () => void {
  const gone = new AbortController()
  const users = { signal: gone.signal, capture: true, passive: true }
  let aim: Aim | null = null
  /** The click that was aimed at is over. */
  let isSpent = false

  window.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') return
    const next = aimOf(event, items)
    if (aim && isShake(aim, next)) return
    aim = next
    isSpent = false
  }, users)
  for (const moves of ['wheel', 'keydown'] as const) window.addEventListener(moves, () => { aim = null }, users)
  window.addEventListener('click', (event) => {
    // the click of a key has the number 0
    if (event.detail === 0 || event.pointerType === 'touch') return
    const pressed = aimOf(event, items)
    const isAnother = aim !== null && keyOf(aim) !== keyOf(pressed) && (!isSpent || event.detail > 1) && event.composedPath().includes(area)
    aim = pressed
    isSpent = !isAnother
    if (!isAnother) return
    event.stopPropagation()
    event.preventDefault()
  }, { signal: gone.signal, capture: true })
  return () => gone.abort()
}

interface Aim { item: HTMLElement | undefined; x: number; y: number }

/** In a shadow root, too, where the window sees the host element only. */
function aimOf(event: MouseEvent, items: string): Aim {
  const item = event.composedPath().find((node) => node instanceof HTMLElement && node.matches(items))
  return { item: item instanceof HTMLElement ? item : undefined, x: event.clientX, y: event.clientY }
}

/** A row can be drawn anew. */
const keyOf = ({ item }: Aim) => item?.dataset['key'] ?? item

/** The mouse has hardly moved, and is over another item because the one that was aimed at is no longer there. */
function isShake(aim: Aim, next: Aim): boolean {
  if (keyOf(aim) === keyOf(next) || Math.hypot(next.x - aim.x, next.y - aim.y) > STILL_PX) return false
  return !isThere(aim) && (!next.item || isThere(next))
}

/** Events of a test can name a point at which their item is not. */
function isThere({ item, x, y }: Aim): boolean {
  const box = item?.getBoundingClientRect()
  return box !== undefined && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
