import { SlidePanel } from '@smart-fire/ui'
import type { DutyRoom } from './duty-rooms.fixtures'
import type { PanelProps } from './row-act'

/** What the sample screen opens beside its list. */
export function DutyRoomPanel({ row, onClose }: PanelProps<DutyRoom>) {
  return <SlidePanel open title={row.name} onClose={onClose}>{row.phone}</SlidePanel>
}
