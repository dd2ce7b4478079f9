import type { AlarmChannel } from '@smart-fire/api-client'
import { CountBadge, FailedState, LoadingState, StaleBar, StatusMark, VisuallyHidden } from '@smart-fire/ui'
import { Box, Stack } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { UnreadableRows } from '../../shared/parts/unreadable-rows'
import { RailButton } from '../../shared/parts/rail-button'
import { dataStateOf } from '../../regions/data-state-of'
import { ExceptionListActor } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'

const RAIL_WIDTH_PX = 188
/** On paper the channels with their numbers stand above the records: that is what a shift hands over. */
const ABOVE_THE_LIST = { '@media print': { width: 'auto', overflow: 'visible', '& ul': { flexDirection: 'row', flexWrap: 'wrap' }, '& button': { minHeight: '7' } } } as const

/** Chooses the channel that is shown. Each has its number of records and a mark when it holds a fire (domain 19). */
export function ChannelRail() {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const state = ExceptionListActor.useSelector(({ value }) => dataStateOf(value.channels))
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <Box as="nav" aria-label={words.channels} width={`${RAIL_WIDTH_PX}px`} flexShrink="0" overflowY="auto" pe="1" css={ABOVE_THE_LIST}>
      {state === 'loading' ? <LoadingState compact /> : null}
      {state === 'failed' ? <FailedState compact title={words.channelsFailed} onRetry={retry} /> : null}
      {state === 'stale' ? <StaleBar>{words.channelsStale}</StaleBar> : null}
      {state === 'loading' || state === 'failed' ? null : <Channels />}
    </Box>
  )
}

function Channels() {
  const channels = ExceptionListActor.useSelector(({ context }) => context.channels)
  const dropped = ExceptionListActor.useSelector(({ context }) => context.droppedChannels)
  return (
    <Stack gap="2">
      <UnreadableRows count={dropped} />
      <Stack as="ul" gap="1" listStyleType="none" m="0" p="0">
        {channels.map((channel) => (
          <li key={channel.id}>
            <Channel channel={channel} />
          </li>
        ))}
      </Stack>
    </Stack>
  )
}

function Channel({ channel }: { channel: AlarmChannel }) {
  const actor = ExceptionListActor.useActorRef()
  const chosen = ExceptionListActor.useSelector(({ context }) => context.channelId) === channel.id
  return (
    <RailButton
      chosen={chosen}
      onClick={() => actor.send({ type: 'channel.select', channelId: channel.id })}
      gap="1.5"
      minHeight="10"
      textAlign="start"
    >
      <Box as="span" flex="1">
        {channel.name}
      </Box>
      <Counts channel={channel} />
    </RailButton>
  )
}

/** Fires first and by themselves, then the rest; one number where the server does not count the fires. */
function Counts({ channel: { name, count, fireCount } }: { channel: AlarmChannel }) {
  const words = useMessages({ zhCN, en })
  const label = words.channelCount(name, count)
  if (fireCount === null || fireCount === 0) return <CountBadge count={count} tone="fault" label={label} />
  const others = (count ?? fireCount) - fireCount
  return (
    <>
      <StatusMark tone="alarm" label={words.holdsFire} />
      <VisuallyHidden>{label}</VisuallyHidden>
      <CountBadge count={fireCount} label={words.channelFires(fireCount)} />
      {others > 0 ? <CountBadge count={others} tone="fault" label="" /> : null}
    </>
  )
}
