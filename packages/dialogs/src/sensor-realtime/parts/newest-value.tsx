import { type Instant, SENSOR_STATUS } from '@smart-fire/api-client'
import { FailedState, formatDateTime, LoadingState, RelativeTime, StatusBadge } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { useMonitoringOptions, useMessages } from '../../provider'
import { dataStateOf } from '../../regions/data-state-of'
import { SensorRealtimeActor, selectIsFireHost, selectNothingToday, selectTodayLoading } from '../sensor-realtime.actor'
import { en, zhCN } from '../sensor-realtime.messages'
import { useNewest } from '../use-curve'
import { useOld } from '../../shared/use-old'

/**
 * The newest value and its age, whatever day the curve shows; dimmed when it is old (domain 22). When the last report could not
 * be loaded, this says so and offers a retry: whether the device is offline, and since when, is then unknown.
 */
export function NewestValue() {
  const words = useMessages({ zhCN, en })
  const actor = SensorRealtimeActor.useActorRef()
  const latest = SensorRealtimeActor.useSelector(({ context }) => context.sensor)?.latest ?? null
  const fireHost = SensorRealtimeActor.useSelector(selectIsFireHost)
  const isRetrying = SensorRealtimeActor.useSelector(({ value }) => dataStateOf(value.sensor)) === 'refreshing'
  if (latest === null) {
    return (
      <>
        <FailedState compact title={words.lastReportFailed} retrying={isRetrying} onRetry={() => actor.send({ type: 'data.refresh' })} />
        {fireHost ? null : <NewestOfToday />}
      </>
    )
  }
  if (latest.status === SENSOR_STATUS.offline) {
    return <Text color="fg.default">{words.offlineSince(formatDateTime(latest.at), latest.offlineFor)}</Text>
  }
  // a point of a fire host reports changes only: however long ago, its last report is how it is
  return fireHost ? <Aged label={words.lastReport} text={latest.type} at={latest.at} missing={words.noReport} oldAfterMs={Infinity} /> : <NewestOfToday />
}

/** The newest value of the chosen point. That there is none today is said only when today's curve has been loaded. */
function NewestOfToday() {
  const words = useMessages({ zhCN, en })
  const newest = useNewest()
  const isNone = SensorRealtimeActor.useSelector(selectNothingToday)
  const isLoading = SensorRealtimeActor.useSelector(selectTodayLoading)
  const { readingStaleMs } = useMonitoringOptions()
  if (newest === null && isLoading) return <LoadingState compact label={words.newestLoading} />
  const missing = isNone ? words.noNewest : words.unknownNewest
  return <Aged label={words.newest} text={newest?.text ?? null} at={newest?.at ?? null} missing={missing} oldAfterMs={readingStaleMs} />
}

interface AgedProps {
  label: string
  text: string | null
  at: Instant | null
  missing: string
  /** the age from which the value is marked as old; Infinity: never */
  oldAfterMs: number
}

function Aged({ label, text, at, missing, oldAfterMs }: AgedProps) {
  const words = useMessages({ zhCN, en })
  const isOld = useOld(at, oldAfterMs)
  if (at === null) return <Text color="fg.muted">{missing}</Text>
  return (
    <Flex role="group" aria-label={label} align="baseline" gap="3" data-old={isOld} wrap="wrap">
      <Text color="fg.muted">{label}</Text>
      {text === null ? null : (
        <Text textStyle="num" fontSize="2xl" fontWeight="semibold" color={isOld ? 'fg.subtle' : 'fg.default'}>
          {text}
        </Text>
      )}
      <Text color="fg.muted">
        <RelativeTime at={at} />
      </Text>
      {isOld ? (
        <StatusBadge tone="offline" size="sm">
          {words.old}
        </StatusBadge>
      ) : null}
    </Flex>
  )
}
