import { NotEnabledDialog } from '@smart-fire/dialogs/not-enabled'
import { useState } from 'react'

export function NotEnabledOfAFloor() {
  const [open, setOpen] = useState(true)
  return <NotEnabledDialog buildingId="12" floor={3} channelId="1" open={open} onClose={() => setOpen(false)} />
}

export function NotEnabledOfAHydrant() {
  const [open, setOpen] = useState(true)
  return <NotEnabledDialog hydrantId="31" channelId="5" open={open} onClose={() => setOpen(false)} />
}
