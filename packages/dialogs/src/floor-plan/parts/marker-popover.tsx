import { type LiveReading, type MarkerInfo, SENSOR_STATUS } from '@smart-fire/api-client'
import { Button, DescriptionList, FailedState, formatDateTime, LoadingState, NO_VALUE, StatusBadge } from '@smart-fire/ui'
import { Flex, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import * as contacts from '../../shared/device-state/contact.messages'
import { LastReport, useOldReport } from '../../shared/device-state/last-report'
import { reportedText } from '../../shared/device-state/reading-text'
import { toneOf } from '../../shared/device-state/status-tone'
import { worstFirst } from '../../shared/device-state/worst-first'
import { FloorPlanActor, selectPopover, selectOpenMarker } from '../floor-plan.actor'
import { en, type FloorPlanMessages, zhCN } from '../floor-plan.messages'

/** The popover of a marker: its device (spec 2 §2.1). `isOutside`: it is marked beyond the edges of the picture. */
export function MarkerPopover({ isOutside }: { isOutside: boolean }) {
  const words = useMessages({ zhCN, en })
  const actor = FloorPlanActor.useActorRef()
  const state = FloorPlanActor.useSelector(selectPopover)
  const marker = FloorPlanActor.useSelector(({ context }) => context.marker)
  const sensorId = FloorPlanActor.useSelector(selectOpenMarker)
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <Stack gap="3" minWidth="240px" aria-busy={state === 'loading' ? true : undefined}>
      {isOutside ? <Text color="tone.fault.fg">{words.markedOutside}</Text> : null}
      {state === 'loading' && marker === null ? <LoadingState compact /> : null}
      {state === 'failed' ? <FailedState compact title={words.markerFailed} onRetry={retry} /> : null}
      {marker === null ? null : <Facts marker={marker} />}
      {marker === null ? null : marker.status === SENSOR_STATUS.offline ? <Offline marker={marker} /> : <Readings marker={marker} />}
      {sensorId === null ? null : (
        <Button size="sm" onClick={() => actor.send({ type: 'realtime.open', sensorId })}>
          {words.realtime}
        </Button>
      )}
    </Stack>
  )
}

function Facts({ marker }: { marker: MarkerInfo }) {
  const words = useMessages({ zhCN, en })
  return (
    <Stack gap="2">
      <Flex align="center" justify="space-between" gap="3">
        <Text fontWeight="semibold">{marker.series ?? marker.equipmentType ?? NO_VALUE}</Text>
        <State marker={marker} />
      </Flex>
      <DescriptionList columns={1} items={facts(marker, words)} />
    </Stack>
  )
}

/**
 * The state of the device. For a device sensor only the marker has it, for a point of a fire host also the device itself
 * (contract device 2.3, 3): each is loaded by a call of its own and may be older, so the worse one counts. Nothing when the message
 * below says that the device is offline.
 */
function State({ marker }: { marker: MarkerInfo }) {
  const words = useMessages({ zhCN, en })
  const onPlan = FloorPlanActor.useSelector(({ context }) => context.markers.find(({ id }) => id === context.markerId)?.status ?? null)
  const [worst] = worstFirst([{ status: marker.status }, { status: onPlan }].filter(({ status }) => status !== null))
  const status = worst?.status ?? null
  if (status === SENSOR_STATUS.offline && marker.status === status) return null
  return (
    <StatusBadge tone={status === null ? 'info' : toneOf(status)} size="sm">
      {status === null ? words.unknownStatus : words.status[status]}
    </StatusBadge>
  )
}

/** The facts that the device has: a fire host point has no number, a device has no host. */
function facts({ sensorNumber, fireHostId, loop, address, position, at }: MarkerInfo, words: FloorPlanMessages) {
  const { columns } = words
  const point = [loop, address].filter((part) => part !== null).join('-')
  return [
    { id: 'number', term: columns.device, value: sensorNumber, copy: true },
    { id: 'host', term: columns.fireHost, value: fireHostId, copy: false },
    { id: 'point', term: words.loopAddress, value: point === '' ? null : point, copy: true },
    { id: 'position', term: columns.position, value: position, copy: true },
    { id: 'date', term: words.date, value: at === null ? null : formatDateTime(at), copy: false },
  ].flatMap(({ id, term, value, copy }) =>
    value === null ? [] : [{ id, term, value, ...(copy ? { copy: value } : {}) }],
  )
}

function Offline({ marker: { at, offlineFor } }: { marker: MarkerInfo }) {
  const words = useMessages({ zhCN, en })
  return (
    <Flex align="baseline" gap="2" color="tone.offline.fg">
      <StatusBadge tone="offline" size="sm">
        {words.status[4]}
      </StatusBadge>
      <Text>{words.lastHeard(formatDateTime(at), offlineFor)}</Text>
    </Flex>
  )
}

/** The values, dimmed when they are old (domain 22). A point of a fire host reports its state only, which stands above: it has no readings to miss. */
function Readings({ marker }: { marker: MarkerInfo }) {
  const words = useMessages({ zhCN, en })
  const { readings, fireHostId, loop } = marker
  const isOld = useOldReport(marker)
  if (readings.length === 0 && (fireHostId !== null || loop !== null)) return null
  if (readings.length === 0) return <Text color="fg.muted">{words.noReadings}</Text>
  return (
    <>
      <LastReport report={marker} />
      <Stack as="ul" aria-label={words.readings} data-old={isOld} gap="1" listStyleType="none" m="0" p="0">
        {readings.map((reading, at) => (
          <Reading key={`${at}-${reading.measuringPoint ?? ''}`} reading={reading} isOld={isOld} />
        ))}
      </Stack>
    </>
  )
}

function Reading({ reading: { measuringPoint, type, data, status }, isOld }: { reading: LiveReading; isOld: boolean }) {
  const tone = status === null ? 'info' : toneOf(status)
  return (
    <Flex as="li" align="center" gap="3" fontSize="sm">
      <Text flex="1">{measuringPoint ?? NO_VALUE}</Text>
      <Text textStyle="num" fontWeight="semibold" color={isOld ? 'fg.subtle' : undefined}>
        {reportedText({ name: measuringPoint, data }, useMessages(contacts)) ?? NO_VALUE}
      </Text>
      {type === null ? null : (
        <StatusBadge tone={tone} size="sm">
          {type}
        </StatusBadge>
      )}
    </Flex>
  )
}
