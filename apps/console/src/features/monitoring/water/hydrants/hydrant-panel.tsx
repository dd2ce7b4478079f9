import { CHANNEL } from '@smart-fire/api-client'
import type { HydrantFacility } from '@smart-fire/api-client/water'
import { HydrantDialog } from '@smart-fire/dialogs/hydrant'
import type { PanelProps } from '../../../../screens'

/** The published dialog of a hydrant: its sensors with their values, records, unit and outlets (spec 2 §2.3). */
export function HydrantPanel({ row, onClose }: PanelProps<HydrantFacility>) {
  return <HydrantDialog hydrantId={row.id} channelId={CHANNEL.hydrant} open onClose={onClose} />
}
