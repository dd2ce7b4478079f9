import { EmptyState, FailedState, LoadingState } from '@smart-fire/ui'
import { useState } from 'react'
import { useAlarmClientPart, useMessages, type AlarmClientStatus } from '../../provider'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN } from '../alarm-feed.messages'

/** Nothing to acknowledge is only said when it is known: not while the lists are missing, nor when there are more alarms than the feed has room for. */
export function NoEntries() {
  const words = useMessages({ zhCN, en })
  const leftOut = AlarmFeedActor.useSelector(({ context }) => context.leftOut)
  const known = useAlarmClientPart(whatIsKnown)
  const isLive = useAlarmClientPart(({ link }) => link === 'live' || link === 'awaitingReply' || link === 'off')
  // between two attempts of the link the lists are loading again, which is no news
  const [hasFailed, setHasFailed] = useState(false)
  if (known === 'failed' && !hasFailed) setHasFailed(true)
  if (leftOut > 0) return <EmptyState title={words.leftOut(leftOut)} />
  if (known !== 'known') return hasFailed ? <FailedState title={words.failed} /> : <LoadingState label={words.unknown} />
  return <EmptyState title={words.empty}>{isLive ? words.emptyText : undefined}</EmptyState>
}

/** Whether the unhandled records are known; what could not be fetched is asked for again by the link itself. */
function whatIsKnown({ link, sync, pendingCount }: AlarmClientStatus): 'known' | 'loading' | 'failed' {
  if (link === 'off' || pendingCount !== null) return 'known'
  return sync === 'failed' || link === 'refused' ? 'failed' : 'loading'
}
