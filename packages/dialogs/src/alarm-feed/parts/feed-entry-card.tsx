import { formatDateTime, NoticeCard, StatusBadge } from '@smart-fire/ui'
import { Flex } from '@smart-fire/ui/layout'
import { memo } from 'react'
import { useMessages } from '../../provider'
import { en, zhCN } from '../alarm-feed.messages'
import type { FeedEntry } from '../alarm-feed.types'
import { titleOf, toneOfAlarm } from '../alarm-words'
import { AlarmBody } from './alarm-body'
import { EntryActs } from './entry-acts'

/** One entry of the feed. Rendered again only when it changes, because a storm adds thousands of others. */
export const FeedEntryCard = memo(function FeedEntryCard({ entry }: { entry: FeedEntry }) {
  const words = useMessages({ zhCN, en })
  const { alarm, acknowledged, standing } = entry
  return (
    <NoticeCard
      lasting
      quiet={acknowledged}
      tone={toneOfAlarm(alarm)}
      title={titleOf(alarm, words)}
      time={formatDateTime(alarm.points[0].raisedAt)}
      actions={<EntryActs entry={entry} />}
    >
      {alarm.late || acknowledged || standing ? (
        <Flex gap="1.5" mb="1">
          {alarm.late ? <StatusBadge tone="info" size="sm">{words.late}</StatusBadge> : null}
          {standing ? <StatusBadge tone="notEnabled" size="sm">{words.standing}</StatusBadge> : null}
          {acknowledged ? <StatusBadge tone="normal" size="sm">{words.acknowledged}</StatusBadge> : null}
        </Flex>
      ) : null}
      <AlarmBody alarm={alarm} />
    </NoticeCard>
  )
})
