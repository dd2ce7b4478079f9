import { useNotify } from '@smart-fire/dialogs/provider'
import { useCallback } from 'react'

/** Shows a short notice that something succeeded (spec 1 §8). */
export function useNotice(): (text: string) => void {
  const notify = useNotify()
  return useCallback((text) => notify({ tone: 'success', text }), [notify])
}
