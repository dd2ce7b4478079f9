const STOPS = 'button:not(:disabled)'

/** The button that has the focus, and the place of its article among the others. */
interface HeldFocus {
  element: HTMLElement
  article: number
}

/**
 * When the button with the focus is removed from `list`, because its alarm was acknowledged, handled or closed, the first button of the article
 * in its place gets the focus. `onNone`: no article is left. `isWanted`: whether it is kept at all. Ends with the signal.
 *
 * @returns lets the focus go, when it is taken out of the list without another place for it
 */
export function keepFocus(list: HTMLElement, signal: AbortSignal, onNone: () => void, isWanted = () => true): () => void {
  let held: HeldFocus | null = null
  const options = { capture: true, signal }
  window.addEventListener('focusin', (event) => (held = isInside(list, event) ? holdFocus(list, event) : null), options)
  // a click beside the button takes the focus from it, often without giving it to another one
  window.addEventListener('pointerdown', (event) => (held = held && isInside(held.element, event) ? held : null), options)
  const successors = new MutationObserver(() => {
    if (held === null || held.element.isConnected) return
    const { article } = held
    held = null
    if (!isWanted()) return
    const articles = [...list.querySelectorAll('article')]
    const successor = articles[Math.min(article, articles.length - 1)]?.querySelector<HTMLElement>(STOPS)
    if (successor) successor.focus()
    else onNone()
  })
  successors.observe(list, { childList: true, subtree: true })
  signal.addEventListener('abort', () => successors.disconnect())
  return () => (held = null)
}

function holdFocus(list: HTMLElement, event: Event): HeldFocus | null {
  const [element] = event.composedPath()
  if (!(element instanceof HTMLElement)) return null
  const isBefore = (article: Element) => !article.contains(element) && (article.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) > 0
  return { element, article: [...list.querySelectorAll('article')].filter(isBefore).length }
}

/** Also inside a shadow root, where the window sees the host element only. */
export const isInside = (list: HTMLElement, event: Event) => event.composedPath().includes(list)
