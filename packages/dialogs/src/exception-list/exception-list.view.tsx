import { Button, formatDateTime } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { statePaths, useMessages } from '../provider'
import { writeDialogAddress } from '../shared/dialog-address'
import { BELOW_EACH_OTHER } from '../shared/parts/on-paper'
import { ScreenDialog } from '../shared/parts/screen-dialog'
import { ExceptionListActor } from './exception-list.actor'
import { en, zhCN } from './exception-list.messages'
import { ChannelRail } from './parts/channel-rail'
import { FireElsewhere } from './parts/fire-elsewhere'
import { OutboxLine } from './parts/outbox-line'
import { TriageArea } from './parts/triage-area'

const ADDRESS = writeDialogAddress({ dialog: 'exceptions' })

/** Channels at the left, the records of the chosen one at the right. */
export function ExceptionListView({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const value = ExceptionListActor.useSelector(({ value }) => value)
  return (
    <ScreenDialog open onClose={onClose} address={ADDRESS} title={words.title} actions={<Refresh />} padded={false}>
      <Flex data-state={statePaths(value)} height="full" minHeight="0" gap="3" p="4" css={BELOW_EACH_OTHER}>
        <ChannelRail />
        <Flex direction="column" flex="1" minWidth="0" minHeight="0" gap="3">
          <FireElsewhere />
          <OutboxLine />
          <TriageArea />
        </Flex>
      </Flex>
    </ScreenDialog>
  )
}

function Refresh() {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const loadedAt = ExceptionListActor.useSelector(({ context }) => context.loadedAt)
  const refreshing = ExceptionListActor.useSelector((snapshot) => snapshot.matches({ list: { ready: 'refreshing' } }))
  return (
    <Flex align="center" gap="3">
      {loadedAt === null ? null : (
        <Text fontSize="sm" color="fg.muted" textStyle="num">
          {words.updatedAt(formatDateTime(loadedAt))}
        </Text>
      )}
      <Button size="sm" loading={refreshing} onClick={() => actor.send({ type: 'data.refresh' })}>
        {words.refresh}
      </Button>
    </Flex>
  )
}
