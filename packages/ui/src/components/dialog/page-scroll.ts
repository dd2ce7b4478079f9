/** How many dialogs keep a page from scrolling, and how it scrolls again. */
const locks = new WeakMap<Document, { dialogs: number; release: () => void }>()

/**
 * Keeps the page behind a dialog from scrolling, until the last of its dialogs is closed. The scrollbar leaves its room to the page as
 * padding, added to that of the host, and what the host has said in its own `style` stands there again afterwards.
 */
export function lockPageScroll(page: Document): () => void {
  const lock = locks.get(page) ?? { dialogs: 0, release: hideScrollbar(page) }
  locks.set(page, lock)
  lock.dialogs += 1
  return () => {
    lock.dialogs -= 1
    if (lock.dialogs > 0) return
    locks.delete(page)
    lock.release()
  }
}

function hideScrollbar({ documentElement: root, body }: Document): () => void {
  // a page scrolls by its body, unless its root element says how it overflows
  const scroller = getComputedStyle(root).overflow === 'visible' ? body : root
  const own = getComputedStyle(scroller)
  const width = window.innerWidth - root.clientWidth
  // in a page from right to left the scrollbar may be on the left
  const side = Math.round(root.getBoundingClientRect().left) + root.scrollLeft === 0 ? 'padding-right' : 'padding-left'
  const makesRoom = width > 0 && ![root, body].some((element) => getComputedStyle(element).getPropertyValue('scrollbar-gutter').startsWith('stable'))
  return setStyles(scroller, {
    'overflow-x': 'hidden',
    'overflow-y': 'hidden',
    ...(makesRoom ? { [side]: `${(parseFloat(own.getPropertyValue(side)) || 0) + width}px` } : {}),
  })
}

/** Sets styles of one element. Returns what puts back those that it had itself. */
function setStyles(element: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const had = Object.keys(styles).map((name) => [name, element.style.getPropertyValue(name), element.style.getPropertyPriority(name)] as const)
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value)
  return () => {
    for (const [name, value, priority] of had) element.style.setProperty(name, value, priority)
    if (element.style.length === 0) element.removeAttribute('style')
  }
}
