'use client'
import { useId, useMemo, useRef, useState, type ReactNode } from 'react'
import { ToastContext, type ToastInput, type ToastKind, type Toasts } from './toast-context'
import { ToastStack, type ToastEntry } from './toast-stack'

const NOTIFICATION_MS = 2_000 // spec 1 §9
const MESSAGE_MS = 5_000
const MOST_SHOWN = 5

/** Holds the toasts of one root; the oldest is removed when there are too many. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [entries, setEntries] = useState<readonly ToastEntry[]>([])
  const prefix = useId()
  const count = useRef(0)
  const toasts = useMemo(() => {
    const dismiss = (id: string) => setEntries((shown) => shown.filter((entry) => entry.id !== id))
    const add = (kind: ToastKind) => (toast: ToastInput) => {
      const id = `${prefix}${(count.current += 1)}`
      setEntries((shown) => [...shown, entryOf(id, kind, toast)].slice(-MOST_SHOWN))
      return id
    }
    return { dismiss, success: add('success'), warning: add('warning'), error: add('error'), info: add('info') } satisfies Toasts
  }, [prefix])
  return (
    <ToastContext.Provider value={toasts}>
      {children}
      <ToastStack entries={entries} onDismiss={toasts.dismiss} />
    </ToastContext.Provider>
  )
}

function entryOf(id: string, kind: ToastKind, { title, message, durationMs }: ToastInput): ToastEntry {
  return { id, kind, title, message, durationMs: durationMs ?? (title === undefined ? MESSAGE_MS : NOTIFICATION_MS) }
}
