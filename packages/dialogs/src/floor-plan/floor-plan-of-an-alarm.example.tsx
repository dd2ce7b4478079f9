import { FloorPlanDialog } from '@smart-fire/dialogs/floor-plan'
import { useState } from 'react'

/** The picture of the floor, with the marker of the device open. */
export function PlaceOfAnAlarm() {
  const [open, setOpen] = useState(true)
  return <FloorPlanDialog buildingId="12" channelId="1" floor={3} mode="image" sensorId="501" open={open} onClose={() => setOpen(false)} />
}
