'use client'
import { createContext, useContext, useEffect, useId, useRef } from 'react'
import { useLayoutEffect } from '../../root/use-layout-effect'

/** An open dialog, as the history of the browser needs it. */
export interface OpenDialog {
  /** a short text from which the dialog can be opened again; null for a question or a form, which cannot */
  address: string | null
  /** closes the dialog as Escape does: it may ask first, or stay open while it is locked */
  close: () => void
}

/** Keeps the open dialogs in the history of the browser, so that Back closes the one on top (domain 29). */
export interface DialogHistory {
  /** A dialog was opened, or its address has changed. The id stays the same while it is open. */
  put: (id: string, dialog: OpenDialog) => void
  /** The dialog with this id was closed. */
  remove: (id: string) => void
}

/** Without a provider no dialog touches the history: a page that embeds dialogs owns its address. */
export const DialogHistoryContext = createContext<DialogHistory | null>(null)

interface Options {
  open: boolean
  onClose: () => void
  address: string | null | undefined
  locked: boolean
}

/** Reports one dialog to the history around it, if there is one. */
export function useDialogHistory({ open, onClose, address = null, locked }: Options): void {
  const history = useContext(DialogHistoryContext)
  const id = useId()
  const close = useRef(onClose)
  useEffect(() => {
    close.current = locked ? () => {} : onClose
  }, [locked, onClose])
  // layout effects: the history knows of a closed dialog before the browser handles its next event
  useLayoutEffect(() => {
    if (open) history?.put(id, { address, close: () => close.current() })
  }, [history, id, open, address])
  useLayoutEffect(() => {
    if (open) return () => history?.remove(id)
  }, [history, id, open])
}
