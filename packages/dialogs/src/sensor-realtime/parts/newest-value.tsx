import { type Instant, SENSOR_STATUS } from '@smart-fire/api-client'
import { formatDateTime, RelativeTime, StatusBadge } from '@smart-fire/ui'
import { Flex, Text } from '@smart-fire/ui/layout'
import { useMonitoringOptions, useMessages } from '../../provider'
import { SensorRealtimeActor, selectIsFireHost } from '../sensor-realtime.actor'
import { en, zhCN } from '../sensor-realtime.messages'
import { useNewest } from '../use-curve'
import { useOld } from '../../shared/use-old'

/** The newest value and its age, whatever day the curve shows; dimmed when it is old (domain 22). */
export function NewestValue() {
  const words = useMessages({ zhCN, en })
  const latest = SensorRealtimeActor.useSelector(({ context }) => context.sensor)?.latest ?? null
  const fireHost = SensorRealtimeActor.useSelector(selectIsFireHost)
  const newest = useNewest()
  const { readingStaleMs } = useMonitoringOptions()
  if (latest?.status === SENSOR_STATUS.offline) {
    return <Text color="fg.default">{words.offlineSince(formatDateTime(latest.at), latest.offlineFor)}</Text>
  }
  if (fireHost) {
    // a point of a fire host reports changes only: however long ago, its last report is how it is
    return <Aged label={words.lastReport} text={latest?.type ?? null} at={latest?.at ?? null} missing={words.noReport} oldAfterMs={Infinity} />
  }
  return <Aged label={words.newest} text={newest?.text ?? null} at={newest?.at ?? null} missing={words.noNewest} oldAfterMs={readingStaleMs} />
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
