/** The element with the focus in the page or the shadow root that holds the node; null when there is none. */
export function focusedNear(node: Node): HTMLElement | null {
  const root = node.getRootNode()
  const active = root instanceof Document || root instanceof ShadowRoot ? root.activeElement : null
  return active instanceof HTMLElement && active !== active.ownerDocument.body ? active : null
}
