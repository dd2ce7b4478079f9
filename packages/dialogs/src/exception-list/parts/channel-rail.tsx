import { Box, Stack } from '@chakra-ui/react'
import type { AlarmChannel } from '@smart-fire/api-client'
import { CountBadge, FailedState, LoadingState, StaleBar, StatusMark } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { RailButton } from '../../shared/rail-button'
import { ExceptionListActor } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import { selectChannelId, selectChannels, selectChannelsState } from '../exception-list.selectors'

const RAIL_WIDTH_PX = 176

/** Which channel is shown; each with its count, and marked when it holds a fire (domain 19). */
export function ChannelRail() {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const place = ExceptionListActor.useSelector(selectChannelsState)
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <Box as="nav" aria-label={words.channels} width={`${RAIL_WIDTH_PX}px`} flexShrink="0" overflowY="auto" pe="1">
      {place === 'loading' ? <LoadingState compact /> : null}
      {place === 'failed' ? <FailedState compact title={words.channelsFailed} onRetry={retry} /> : null}
      {place === 'stale' ? <StaleBar>{words.channelsStale}</StaleBar> : null}
      {place === 'loading' || place === 'failed' ? null : <Channels />}
    </Box>
  )
}

function Channels() {
  const channels = ExceptionListActor.useSelector(selectChannels)
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
  const chosen = ExceptionListActor.useSelector(selectChannelId) === channel.id
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
