'use client'
import { createContext, useContext } from 'react'

export const DialogCloseContext = createContext<(() => void) | null>(null)

/** Closes the dialog or panel around, asking first when there is unsaved input; null outside of one. */
export function useDialogClose(): (() => void) | null {
  return useContext(DialogCloseContext)
}
