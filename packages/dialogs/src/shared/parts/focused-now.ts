/** What has the focus, also inside shadow roots: the page itself sees only the elements that have them. */
export function focusedNow(): HTMLElement | null {
  let active = document.activeElement
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement
  return active instanceof HTMLElement ? active : null
}
