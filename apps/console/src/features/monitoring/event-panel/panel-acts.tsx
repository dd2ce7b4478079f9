import { CHANNEL, RECORD_KIND } from '@smart-fire/api-client'
import type { ListedRecord } from '@smart-fire/api-client/records'
import { LazyDialog, useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { screenKeyOfPath } from '../../../lib/screen-key'
import { useRights } from '../../../screens'
import { whereOf } from '../record-facts'
import * as catalogue from './event-panel.messages'

const loadConfirm = async () => (await import('@smart-fire/dialogs/confirm-exception')).ConfirmExceptionDialog
const loadRaise = async () => (await import('@smart-fire/dialogs/confirm-exception')).RaiseVerdictDialog
const loadPlan = async () => (await import('@smart-fire/dialogs/floor-plan')).FloorPlanDialog
const loadHydrant = async () => (await import('@smart-fire/dialogs/hydrant')).HydrantDialog

/** The buttons of a record: give a verdict, raise one that was wrong (domain 28), and open its floor plan or hydrant. */
export function PanelActs({ record, onChanged }: { record: ListedRecord; onChanged: () => void }) {
  const words = useMessages(catalogue)
  const may = useRights(screenKeyOfPath(useLocation().pathname) ?? 'gailan/overView')
  const [open, setOpen] = useState<'confirm' | 'raise' | 'place' | null>(null)
  const onClose = () => setOpen(null)
  const isHydrant = record.kind === RECORD_KIND.hydrant
  const hasPlace = isHydrant ? record.hydrantId !== null : record.buildingId !== null
  return (
    <>
      {hasPlace ? <Button onClick={() => setOpen('place')}>{isHydrant ? words.hydrant : words.plan}</Button> : null}
      {!record.handled && may('btn_handle') ? <Button variant="solid" onClick={() => setOpen('confirm')}>{words.handle}</Button> : null}
      {record.canBeRaised && may('btn_handle') ? <Button onClick={() => setOpen('raise')}>{words.raise}</Button> : null}
      {open === 'confirm' ? <LazyDialog load={loadConfirm} props={{ record, open: true, onClose, onConfirmed: onChanged }} /> : null}
      {open === 'raise' ? <LazyDialog load={loadRaise} props={{ record, name: whereOf(record), open: true, onClose, onRaised: onChanged }} /> : null}
      {open === 'place' ? <Place record={record} onClose={onClose} /> : null}
    </>
  )
}

/** The floor plan with the device of the record selected, or the hydrant dialog. */
function Place({ record, onClose }: { record: ListedRecord; onClose: () => void }) {
  const { hydrantId, buildingId, channelId, floor, sensorId, sensorNumber, fireHostId, loop, address } = record
  const device = sensorId === null ? {} : { sensorId }
  if (hydrantId !== null) return <LazyDialog load={loadHydrant} props={{ hydrantId, channelId: channelId ?? CHANNEL.hydrant, open: true, onClose, ...device }} />
  if (buildingId === null) return null
  return <LazyDialog load={loadPlan} props={{ buildingId, channelId: channelId ?? CHANNEL.default, mode: 'image', device: { sensorNumber, fireHostId, loop, address }, open: true, onClose, ...(floor === null ? {} : { floor }), ...device }} />
}
