'use client'
import { createContext, useContext, type CSSProperties, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

export const PortalRootContext = createContext<HTMLElement | null>(null)
const InsidePortalContext = createContext(false)

const NO_BOX: CSSProperties = { display: 'contents' }

/** The element that overlays are rendered into; null before the first paint. */
export function usePortalRoot(): HTMLElement | null {
  return useContext(PortalRootContext)
}

interface UiPortalProps {
  children: ReactNode
  /**
   * No element around the children, which are live regions and take `ENDS_HERE` themselves: a modal dialog hides all beside it from
   * screen readers, except elements that are live regions.
   */
  bare?: boolean | undefined
}

/**
 * Renders its children into the overlay root, where our tokens and resets apply (embedding C4). What happens in an overlay is not
 * passed on to the React elements around the place where it was written, which may be the host's. An overlay inside an
 * overlay passes it on to that one.
 */
export function UiPortal({ children, bare = false }: UiPortalProps) {
  const node = usePortalRoot()
  const isInside = useContext(InsidePortalContext)
  if (!node) return null
  if (isInside) return createPortal(children, node)
  const border = bare ? children : <div style={NO_BOX} {...ENDS_HERE}>{children}</div>
  return createPortal(<InsidePortalContext.Provider value>{border}</InsidePortalContext.Provider>, node)
}

/** Ends the way of an event through the React elements only. Listeners of the document still get it: menus close at a press elsewhere. */
function endsHere(event: SyntheticEvent) {
  event.isPropagationStopped = () => true
}

/** For the element that is the border of an overlay. */
export const ENDS_HERE = {
  onClick: endsHere,
  onAuxClick: endsHere,
  onDoubleClick: endsHere,
  onContextMenu: endsHere,
  onMouseDown: endsHere,
  onMouseUp: endsHere,
  onPointerDown: endsHere,
  onPointerUp: endsHere,
  onTouchStart: endsHere,
  onTouchEnd: endsHere,
  onKeyDown: endsHere,
  onKeyUp: endsHere,
  onInput: endsHere,
  onChange: endsHere,
  onSubmit: endsHere,
  onReset: endsHere,
  onPaste: endsHere,
  onDragOver: endsHere,
  onDrop: endsHere,
}
