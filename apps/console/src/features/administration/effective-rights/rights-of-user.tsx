import type { User } from '@smart-fire/api-client/administration'
import { useMessages } from '@smart-fire/dialogs/provider'
import { SlidePanel } from '@smart-fire/ui'
import type { PanelProps } from '../../../screens'
import { EffectiveRights } from './effective-rights'
import * as catalogue from './effective-rights.messages'

/** The panel of a user in the list of users: what this person may do. */
export function RightsOfUser({ row, onClose }: PanelProps<User>) {
  const words = useMessages(catalogue)
  return (
    <SlidePanel open onClose={onClose} title={words.titleOf(row.name ?? row.username ?? row.id)} subtitle={row.username ?? undefined}>
      <EffectiveRights userId={row.id} />
    </SlidePanel>
  )
}
