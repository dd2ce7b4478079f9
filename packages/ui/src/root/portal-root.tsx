'use client'
import { createContext, useContext, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

export const PortalRootContext = createContext<HTMLElement | null>(null)

/** The node that overlays are drawn into; null before the first paint. */
export function usePortalRoot(): HTMLElement | null {
  return useContext(PortalRootContext)
}

/** Draws its children into the root's overlay node, where our tokens and resets hold (embedding C4). */
export function UiPortal({ children }: { children: ReactNode }) {
  const node = usePortalRoot()
  return node ? createPortal(children, node) : null
}
