import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import { StatusMark } from '@smart-fire/ui'
import { Box, Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { toneOf } from '../../shared/device-state/status-tone'
import { en, zhCN } from '../floor-plan.messages'
import type { PlacedMarker } from '../markers'

/** worst first; null: the status is not known */
const ORDER: readonly (SensorStatus | null)[] = [SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline, SENSOR_STATUS.normal, SENSOR_STATUS.notEnabled, null]
/** On paper no marker can be opened: those of these states are named. */
const NAMED: ReadonlySet<SensorStatus | null> = new Set([SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline])

/** Below the printed plan: the shape of each state with its word and its number, and where the devices in alarm, at fault or offline are. */
export function PlanLegend({ markers }: { markers: readonly PlacedMarker[] }) {
  const words = useMessages({ zhCN, en })
  const groups = ORDER.map((status) => ({ status, found: markers.filter((marker) => marker.status === status) })).filter(({ found }) => found.length > 0)
  return (
    <Box as="ul" className="fs-on-paper" aria-label={words.legend} listStyleType="none" m="0" mt="3" p="0" fontSize="sm">
      {groups.map(({ status, found }) => (
        <Flex as="li" key={String(status)} gap="2" py="0.5">
          <StatusMark tone={status === null ? 'info' : toneOf(status)} />
          <Text flexShrink="0">{words.legendOf(status === null ? words.unknownStatus : words.status[status], found.length)}</Text>
          {NAMED.has(status) ? <Text>{found.flatMap(({ name }) => name ?? []).join(words.legendBetween)}</Text> : null}
        </Flex>
      ))}
    </Box>
  )
}
