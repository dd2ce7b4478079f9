'use client'
import { createContext, useContext, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'

export const PortalRootContext = createContext<HTMLElement | null>(null)
const InsidePortalContext = createContext(false)

/** The element that overlays are rendered into; null before the first paint. */
export function usePortalRoot(): HTMLElement | null {
  return useContext(PortalRootContext)
}

/** Renders its children into the overlay root, where our tokens and resets apply (embedding C4). They take `useOverlayBorder`. */
export function UiPortal({ children }: { children: ReactNode }) {
  const node = usePortalRoot()
  return node ? createPortal(<InsidePortalContext.Provider value>{children}</InsidePortalContext.Provider>, node) : null
}

/**
 * Handlers for the outermost elements of an overlay: what happens in it is not passed on to the React elements around the place where it
 * was written, which may be the host's. An overlay inside an overlay passes it on to that one. There is no element for this
 * around the overlays, because they find each other as siblings: notices make dialogs narrower, dialogs do not hide notices.
 */
export function useOverlayBorder(): typeof ENDS_HERE | undefined {
  return useContext(InsidePortalContext) ? undefined : ENDS_HERE
}

/** Ends the way of an event through the React elements only. Listeners of the document still get it: menus close at a press elsewhere. */
function endsHere(event: SyntheticEvent) {
  event.isPropagationStopped = () => true
}

const ENDS_HERE = {
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
