import { ConfirmExceptionDialog } from '@smart-fire/dialogs/confirm-exception'
import { useState } from 'react'

const RECORD = { kind: 'general', id: '1' } as const

export function Verdict({ reload }: { reload?: () => void }) {
  const [open, setOpen] = useState(true)
  return <ConfirmExceptionDialog record={RECORD} open={open} onClose={() => setOpen(false)} onConfirmed={reload} />
}
