'use client'
import { useState, type ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { ConfirmDialog } from './confirm-dialog'

interface CloseGuard {
  /** Closes at once when nothing would be lost, otherwise asks. */
  close: () => void
  /** To be drawn inside the dialog that is guarded. */
  question: ReactNode
}

/** Asks before a dialog with unsaved input closes, by whichever way: Escape, the close button, a cancel button. */
export function useCloseGuard(dirty: boolean, onClose: () => void): CloseGuard {
  const { messages } = useUiLocale()
  const [asking, setAsking] = useState(false)
  const question = (
    <ConfirmDialog
      open={asking && dirty}
      onClose={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false)
        onClose()
      }}
      title={messages.discardTitle}
      confirmText={messages.discard}
      cancelText={messages.keepEditing}
      danger
    >
      {messages.discardText}
    </ConfirmDialog>
  )
  return { close: () => (dirty ? setAsking(true) : onClose()), question }
}
