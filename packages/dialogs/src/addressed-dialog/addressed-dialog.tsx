import { useMemo } from 'react'
import { LazyDialog } from '../provider'
import { readDialogAddress } from '../shared/dialog-address'

const loadExceptionList = async () => (await import('../exception-list')).ExceptionListDialog
const loadFloorPlan = async () => (await import('../floor-plan')).FloorPlanDialog
const loadHydrant = async () => (await import('../hydrant')).HydrantDialog
const loadBuilding = async () => (await import('../building-detail')).BuildingDetailDialog
const loadDevice = async () => (await import('../sensor-realtime')).SensorRealtimePanel

export interface AddressedDialogProps {
  /** as `useDialogHistory` gave it to the page's history; nothing is drawn for a text that no dialog has written */
  address: string
  onClose: () => void
}

/** Opens the dialog that an address names, e.g. after F5 or from a link that a colleague has sent (domain 29). */
export function AddressedDialog({ address, onClose }: AddressedDialogProps) {
  const target = useMemo(() => readDialogAddress(address), [address])
  const frame = { open: true, onClose }
  switch (target?.dialog) {
    case undefined:
      return null
    case 'exceptions':
      return <LazyDialog load={loadExceptionList} props={frame} />
    case 'floorPlan':
      return <LazyDialog load={loadFloorPlan} props={{ ...frame, ...target }} />
    case 'hydrant':
      return <LazyDialog load={loadHydrant} props={{ ...frame, ...target }} />
    case 'building':
      return <LazyDialog load={loadBuilding} props={{ ...frame, ...target }} />
    case 'device':
      return <LazyDialog load={loadDevice} props={{ ...frame, ...target }} />
    default:
      return target satisfies never
  }
}
