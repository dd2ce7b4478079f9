import { HydrantDialog } from '@smart-fire/dialogs/hydrant'
import { useState } from 'react'

export function Hydrant() {
  const [open, setOpen] = useState(true)
  return <HydrantDialog hydrantId="31" channelId="5" mode="list" open={open} onClose={() => setOpen(false)} />
}
