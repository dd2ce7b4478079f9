import { useMessages } from '@smart-fire/dialogs/provider'
import { IconButton } from '@smart-fire/ui'
import { Search } from 'lucide-react'
import { OverlayActor } from '../../app/overlay/overlay.actor'
import * as catalogue from '../layout.messages'

/** Opens the search over screens, buildings, devices and records. */
export function SearchButton() {
  const messages = useMessages(catalogue)
  const overlay = OverlayActor.useActorRef()
  return <IconButton label={messages.search} aria-keyshortcuts="Control+K" icon={<Search size={18} aria-hidden />} onClick={() => overlay.send({ type: 'palette.open' })} />
}
