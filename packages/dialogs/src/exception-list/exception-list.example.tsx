import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { useState } from 'react'

export function PendingExceptions({ reloadBadge }: { reloadBadge?: () => void }) {
  const [open, setOpen] = useState(true)
  return <ExceptionListDialog open={open} onClose={() => setOpen(false)} onConfirmed={reloadBadge} />
}
