import { Flex } from '@chakra-ui/react'
import { useAlarmClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, CountBadge, VisuallyHidden } from '@smart-fire/ui'
import { BellRing } from 'lucide-react'
import { OverlayActor } from '../../app/overlay/overlay.actor'
import * as catalogue from '../layout.messages'

/** The button with the number of pending exceptions: exact in its name, 99+ in the badge from 100, and no 0 while the number is unknown. */
export function PendingButton() {
  const messages = useMessages(catalogue)
  const { pendingCount } = useAlarmClient()
  const overlay = OverlayActor.useActorRef()
  const label = pendingCount === null ? messages.pendingUnknown : messages.pendingLabel(pendingCount)
  return (
    <Button
      variant="ghost" icon={<BellRing size={18} aria-hidden />} aria-haspopup="dialog" title={label}
      onClick={() => overlay.send({ type: 'exceptions.open' })}
    >
      <Flex as="span" align="center" gap="2">
        {/* as text, not as aria-label: a button that is operated by voice is called by the words that are seen on it (WCAG 2.5.3) */}
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className="fs-label" aria-hidden="true">{messages.pending}</span>
        <span aria-hidden="true"><CountBadge count={pendingCount} /></span>
      </Flex>
    </Button>
  )
}
