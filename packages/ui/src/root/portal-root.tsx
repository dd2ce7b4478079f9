'use client'
import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export const PortalRootContext = createContext<HTMLElement | null>(null)

/** The element that overlays are rendered into; null before the first paint. */
export function usePortalRoot(): HTMLElement | null {
  return useContext(PortalRootContext)
}

/** Renders its children into the overlay root, where our tokens and resets apply (embedding C4). */
export function UiPortal({ children }: { children: ReactNode }) {
  const node = usePortalRoot()
  return node ? createPortal(children, node) : null
}
