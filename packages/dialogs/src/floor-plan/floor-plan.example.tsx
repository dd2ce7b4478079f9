import { FloorPlanDialog } from '@smart-fire/dialogs/floor-plan'
import { useState } from 'react'

export function PlanOfABuilding() {
  const [open, setOpen] = useState(true)
  return <FloorPlanDialog buildingId="12" channelId="1" floor={3} open={open} onClose={() => setOpen(false)} />
}
