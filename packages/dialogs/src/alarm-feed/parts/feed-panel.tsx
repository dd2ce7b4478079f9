import { Box, Flex, Heading } from '@chakra-ui/react'
import { Button, CountBadge, EmptyState, formatDateTime, NoticeCard, StatusBadge } from '@smart-fire/ui'
import type { AbnormalRecord } from '@smart-fire/api-client'
import { useState } from 'react'
import { useMessages } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'
import { placeOf, selectEntries, selectPanelOpen, toneOfEntry, unseenCount } from '../alarm-feed.selectors'
import type { FeedEntry } from '../alarm-feed.types'
import { inOrder } from '../feed-entries'
import { AlarmBody } from './alarm-body'
import { EntryActs } from './live-notices'

/** Drawn at once; more on request, since a storm leaves thousands. */
const STEP = 20

/** The button of the feed and, unfolded, its lasting entries (domain 5). */
export function FeedPanel({ onOpenRecord }: { onOpenRecord: ((record: AbnormalRecord) => void) | undefined }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const entries = AlarmFeedActor.useSelector(selectEntries)
  const open = AlarmFeedActor.useSelector(selectPanelOpen)
  const unseen = unseenCount(entries)
  return (
    <Box position="relative">
      <Button variant="ghost" aria-expanded={open} onClick={() => actor.send({ type: 'panel.toggle' })}>
        <Flex as="span" align="center" gap="1.5">
          {words.feed}
          <CountBadge count={unseen} label={words.feedCount(unseen)} />
        </Flex>
      </Button>
      {open ? <Entries entries={entries} onOpenRecord={onOpenRecord} /> : null}
    </Box>
  )
}

function Entries({ entries, onOpenRecord }: { entries: readonly FeedEntry[]; onOpenRecord: ((record: AbnormalRecord) => void) | undefined }) {
  const words = useMessages({ zhCN, en })
  const actor = AlarmFeedActor.useActorRef()
  const [shown, setShown] = useState(STEP)
  return (
    <Box
      as="section"
      aria-label={words.feed}
      position="absolute"
      insetInlineEnd="0"
      top="100%"
      mt="2"
      width="380px"
      maxWidth="calc(100vw - 24px)"
      maxHeight="70vh"
      overflow="auto"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border.strong"
      borderRadius="lg"
      boxShadow="overlay"
      zIndex="popover"
      p="3"
      onKeyDown={({ key }) => {
        if (key === 'Escape') actor.send({ type: 'panel.close' })
      }}
    >
      <Flex align="center" justify="space-between" gap="2" mb="2">
        <Heading size="sm">{words.feed}</Heading>
        <Flex gap="1">
          {unseenCount(entries) > 0 ? (
            <Button size="sm" onClick={() => actor.send({ type: 'entries.acknowledge' })}>
              {words.acknowledgeAll}
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" onClick={() => actor.send({ type: 'panel.close' })}>
            {words.close}
          </Button>
        </Flex>
      </Flex>
      {entries.length === 0 ? <EmptyState compact title={words.empty} /> : null}
      <Flex direction="column" gap="2">
        {inOrder(entries).slice(0, shown).map((entry) => (
          <Entry key={entry.alarm.key} entry={entry} onOpenRecord={onOpenRecord} />
        ))}
      </Flex>
      {entries.length > shown ? (
        <Button size="sm" variant="ghost" fullWidth onClick={() => setShown(shown + STEP)}>
          {words.more}
        </Button>
      ) : null}
    </Box>
  )
}

function Entry({ entry, onOpenRecord }: { entry: FeedEntry; onOpenRecord: ((record: AbnormalRecord) => void) | undefined }) {
  const words = useMessages({ zhCN, en })
  const { alarm, acknowledged } = entry
  return (
    <NoticeCard
      lasting
      tone={toneOfEntry(entry)}
      title={placeOf(alarm.push, words)}
      time={formatDateTime(alarm.push.raisedAt)}
      actions={<EntryActs entry={entry} onOpenRecord={onOpenRecord} />}
    >
      <Flex gap="1.5">
        {alarm.late ? <StatusBadge tone="info" size="sm">{words.late}</StatusBadge> : null}
        {acknowledged ? <StatusBadge tone="normal" size="sm">{words.acknowledged}</StatusBadge> : null}
      </Flex>
      <AlarmBody alarm={alarm} />
    </NoticeCard>
  )
}
