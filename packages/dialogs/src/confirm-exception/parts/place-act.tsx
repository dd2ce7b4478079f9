import { CHANNEL } from '@smart-fire/api-client'
import { Button } from '@smart-fire/ui'
import { useState } from 'react'
import { LazyDialog, useMessages } from '../../provider'
import { channelOf } from '../../shared/records/record-channel'
import { ConfirmExceptionActor } from '../confirm-exception.actor'
import { en, zhCN } from '../confirm-exception.messages'

const loadFloorPlan = async () => (await import('../../floor-plan')).FloorPlanDialog
const loadHydrant = async () => (await import('../../hydrant')).HydrantDialog

/** Where the record is: its floor plan with the device pointed out, or its hydrant, above the confirmation. Nothing without a place. */
export function PlaceAct() {
  const words = useMessages({ zhCN, en })
  const record = ConfirmExceptionActor.useSelector(({ context }) => context.record)
  const [open, setOpen] = useState(false)
  const { hydrantId, buildingId } = record
  if (hydrantId === null && buildingId === null) return null
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        {words.place}
      </Button>
      {open ? <Place onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function Place({ onClose }: { onClose: () => void }) {
  const record = ConfirmExceptionActor.useSelector(({ context }) => context.record)
  const { hydrantId, buildingId, floor, sensorNumber, fireHostId, loop, address } = record
  const channelId = channelOf(record) ?? CHANNEL.default
  const shown = { open: true, onClose, channelId, sensorId: record.sensorId ?? undefined }
  if (hydrantId !== null) return <LazyDialog load={loadHydrant} props={{ ...shown, hydrantId }} />
  if (buildingId === null) return null
  const device = { sensorNumber, fireHostId, loop, address }
  return <LazyDialog load={loadFloorPlan} props={{ ...shown, buildingId, floor: floor ?? undefined, mode: 'image', device }} />
}
