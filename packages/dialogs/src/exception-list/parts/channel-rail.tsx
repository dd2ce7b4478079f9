import { Box, Stack } from '@chakra-ui/react'
import type { AlarmChannel } from '@smart-fire/api-client'
import { CountBadge, FailedState, LoadingState, StaleBar, StatusMark } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { RailButton } from '../../shared/rail-button'
import { dataStateOf } from '../../regions/data-state-of'
import { ExceptionListActor } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'

const RAIL_WIDTH_PX = 176

/** Chooses the channel that is shown. Each has its number of records and a mark when it holds a fire (domain 19). */
export function ChannelRail() {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const state = ExceptionListActor.useSelector(({ value }) => dataStateOf(value.channels))
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <Box as="nav" aria-label={words.channels} width={`${RAIL_WIDTH_PX}px`} flexShrink="0" overflowY="auto" pe="1">
      {state === 'loading' ? <LoadingState compact /> : null}
      {state === 'failed' ? <FailedState compact title={words.channelsFailed} onRetry={retry} /> : null}
      {state === 'stale' ? <StaleBar>{words.channelsStale}</StaleBar> : null}
      {state === 'loading' || state === 'failed' ? null : <Channels />}
    </Box>
  )
}

function Channels() {
  const channels = ExceptionListActor.useSelector(({ context }) => context.channels)
  return (
    <Stack as="ul" gap="1" listStyleType="none" m="0" p="0">
      {channels.map((channel) => (
        <li key={channel.id}>
          <Channel channel={channel} />
        </li>
      ))}
    </Stack>
  )
}

function Channel({ channel }: { channel: AlarmChannel }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const chosen = ExceptionListActor.useSelector(({ context }) => context.channelId) === channel.id
  const holdsFire = (channel.fireCount ?? 0) > 0
  return (
    <RailButton
      chosen={chosen}
      onClick={() => actor.send({ type: 'channel.select', channelId: channel.id })}
      gap="2"
      minHeight="10"
      textAlign="start"
    >
      <Box as="span" flex="1">
        {channel.name}
      </Box>
      {holdsFire ? <StatusMark tone="alarm" label={words.holdsFire} /> : null}
      <CountBadge
        count={channel.count}
        tone={holdsFire ? 'alarm' : 'fault'}
        label={words.channelCount(channel.name, channel.count)}
      />
    </RailButton>
  )
}
