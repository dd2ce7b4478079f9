/** A hand moves the mouse by so much while it presses. */
const STILL_PX = 4

/**
 * A click counts for the notice over which the mouse was moved. One that slides under it in the last moment is not
 * acknowledged unread, nor is the next one by a double click; a click after that counts. Ends with the signal.
 */
export function keepAim(stack: HTMLElement, signal: AbortSignal): void {
  let aim: Aim | null = null
  window.addEventListener('pointermove', (event) => {
    const isStill = aim && Math.hypot(event.clientX - aim.x, event.clientY - aim.y) <= STILL_PX
    if (event.pointerType !== 'touch' && !isStill) aim = aimOf(event)
  }, { signal })
  stack.addEventListener('click', (event) => {
    const pressed = aimOf(event)
    const isAnother = aim ? aim.notice !== pressed.notice : event.detail > 1
    // the click of a key has the number 0
    aim = isAnother && event.detail > 0 ? pressed : null
    if (aim) event.stopPropagation()
  }, { signal, capture: true })
}

interface Aim { notice: EventTarget | undefined; x: number; y: number }

/** In a shadow root, too, where the window sees the host element only. */
const aimOf = (event: MouseEvent): Aim => ({
  notice: event.composedPath().find((node) => node instanceof Element && node.matches('article')), x: event.clientX, y: event.clientY,
})
