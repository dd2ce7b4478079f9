/** Moves the focus from one row to another; false when the key means nothing here. */
export function moveRowFocus(row: HTMLTableRowElement, key: string): boolean {
  const target = targetOf(row, key)
  if (!target) return false
  row.tabIndex = -1
  target.tabIndex = 0
  target.focus()
  return true
}

function targetOf(row: HTMLTableRowElement, key: string): HTMLElement | null {
  const siblings = row.parentElement?.children
  switch (key) {
    case 'ArrowDown': return asElement(row.nextElementSibling)
    case 'ArrowUp': return asElement(row.previousElementSibling)
    case 'Home': return asElement(siblings?.item(0))
    case 'End': return asElement(siblings?.item(siblings.length - 1))
    default: return null
  }
}

function asElement(node: Element | null | undefined): HTMLElement | null {
  return node instanceof HTMLElement ? node : null
}
