import { DialogHistoryContext, type DialogHistory } from '@smart-fire/ui'
import { useContext, useMemo } from 'react'
import { useLatest } from '../shared/use-latest'
import { createDialogTrail } from './dialog-trail'

/** Tells the host which dialog is on top, and a history around the provider everything. */
export function useDialogTrail(onNavigate: ((address: string | null) => void) | undefined): DialogHistory {
  const around = useContext(DialogHistoryContext)
  const latest = useLatest(onNavigate)
  return useMemo(() => createDialogTrail(around, (address) => latest.current?.(address)), [around, latest])
}
