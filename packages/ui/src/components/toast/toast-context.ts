import { createContext, useContext } from 'react'

/** A short text about what has just been done. With a title it is a notification, without one a message. */
export interface ToastInput {
  title?: string | undefined
  message?: string | undefined
  /** 2 s for a notification, 5 s for a message (spec 1 §9). */
  durationMs?: number | undefined
}

export type ToastKind = 'success' | 'warning' | 'error' | 'info'

export interface Toasts extends Record<ToastKind, (toast: ToastInput) => string> {
  dismiss: (id: string) => void
}

export const ToastContext = createContext<Toasts | null>(null)

/** Shows toasts of the nearest `UiRoot`. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToasts needs a UiRoot around it')
  return toasts
}
