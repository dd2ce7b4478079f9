import { BuildingDetailDialog } from '@smart-fire/dialogs/building-detail'
import { useState } from 'react'

export function Building() {
  const [open, setOpen] = useState(true)
  return <BuildingDetailDialog buildingId="12" open={open} onClose={() => setOpen(false)} />
}
