import { isInside, keepFocus } from './keep-focus'

const STOPS = 'button:not(:disabled)'
/** The first act of the first notice, before the button that takes all of them down. */
const FIRST_STOP = `article ${STOPS}`

/**
 * The keys around the live notices. F6 leads from the page into them, then to the feed's button, then back to where
 * the operator was; Esc in a notice leads back too. Ends with the signal. Returns a function that moves the focus to where the next
 * thing is to do: to the first notice, else to where the operator was, else to the feed's button.
 *
 * Listens at the window, before other listeners: notices are above an open dialog, whose focus trap would move the
 * focus out of them again.
 */
export function listenToNoticeKeys(stack: HTMLElement, button: () => HTMLElement | null, signal: AbortSignal): () => void {
  const options = { capture: true, signal }
  let wayBack: readonly HTMLElement[] = []

  const goHome = (): boolean => {
    const isHome = wayBack.some((element) => {
      element.focus()
      return focusedIn(stack) === element
    })
    wayBack = []
    return isHome
  }
  const goBack = () => {
    letGo()
    if (!goHome()) blurInside(stack)
  }
  const goOn = () => {
    const active = focusedIn(stack)
    const feed = reachable(button())
    if (active !== null && stack.contains(active)) {
      if (feed) feed.focus()
      else goBack()
    } else if (feed !== null && active === feed) goBack()
    else {
      wayBack = withEverythingAround(active)
      const first = stack.querySelector<HTMLElement>(FIRST_STOP) ?? stack.querySelector<HTMLElement>(STOPS)
      if (first) first.focus()
      else feed?.focus()
    }
  }

  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'F6' && !event.ctrlKey && !event.altKey && !event.metaKey) {
        event.preventDefault()
        goOn()
      } else if (isInside(stack, event)) {
        if (event.key === 'Escape') goBack()
        if (event.key === 'Escape' || event.key === 'Tab') event.stopImmediatePropagation()
      }
    },
    options,
  )
  const leave = () => {
    if (!goHome()) reachable(button())?.focus()
  }
  const letGo = keepFocus(stack, signal, leave)
  window.addEventListener('focusin', (event) => isInside(stack, event) && event.stopImmediatePropagation(), options)
  return () => {
    const next = stack.querySelector<HTMLElement>(FIRST_STOP)
    if (next) next.focus()
    else leave()
  }
}

function focusedIn(stack: HTMLElement): HTMLElement | null {
  const root = stack.getRootNode()
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement
  return active instanceof HTMLElement && active !== document.body ? active : null
}

/** The element, then what is around it: a row that was drawn anew meanwhile takes no focus, but its dialog does. */
function withEverythingAround(element: HTMLElement | null): HTMLElement[] {
  const all: HTMLElement[] = []
  for (let one = element; one !== null && one !== document.body; one = one.parentElement) all.push(one)
  return all
}

/** Under an open dialog nothing of the page can be reached. */
function reachable(element: HTMLElement | null): HTMLElement | null {
  return element?.isConnected && element.closest('[aria-hidden=true], [inert]') === null ? element : null
}

function blurInside(stack: HTMLElement): void {
  const active = focusedIn(stack)
  if (active && stack.contains(active)) active.blur()
}
