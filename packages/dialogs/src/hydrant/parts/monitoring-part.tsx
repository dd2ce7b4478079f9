import { SENSOR_STATUS } from '@smart-fire/api-client'
import { NO_VALUE, StatusMark } from '@smart-fire/ui'
import { Flex, Stack, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { dataStateOf } from '../../regions/data-state-of'
import { HydrantActor } from '../hydrant.actor'
import { en, zhCN } from '../hydrant.messages'
import * as contacts from '../../shared/device-state/contact.messages'
import { LastReport, useOldReport } from '../../shared/device-state/last-report'
import { reportedText } from '../../shared/device-state/reading-text'
import { StatusCell } from '../../shared/device-state/status-cell'
import { toneOf } from '../../shared/device-state/status-tone'
import type { MonitoredDevice } from '../hydrant.types'
import { UnreadableRows } from '../../shared/parts/unreadable-rows'
import { FactsSection } from './facts-section'

/** The latest values, device by device with its name, its state and the age of old values, those in alarm first. */
export function MonitoringPart() {
  const words = useMessages({ zhCN, en })
  const devices = HydrantActor.useSelector(({ context }) => context.monitoring)
  return (
    <FactsSection
      title={words.monitoring}
      state={HydrantActor.useSelector(({ value }) => dataStateOf(value.monitoring))}
      words={{ failed: words.monitoringFailed, stale: words.monitoringStale, empty: words.noMonitoring }}
    >
      <UnreadableRows count={devices.dropped} />
      <Stack as="ul" aria-label={words.monitoring} gap="4" listStyleType="none" m="0" p="0">
        {devices.rows.map((device, at) => (
          <li key={device.id ?? at}>
            <Device device={device} />
          </li>
        ))}
      </Stack>
    </FactsSection>
  )
}

function Device({ device }: { device: MonitoredDevice }) {
  const words = useMessages({ zhCN, en })
  const { id, name, sensorNumber, readings } = device
  const isOld = useOldReport(device)
  return (
    <Stack gap="1.5" overflowWrap="anywhere">
      {id === null ? null : (
        <Flex gap="2" align="flex-start">
          <Text flex="1" minWidth="0" fontWeight="medium">
            {name ?? sensorNumber ?? words.thisDevice}
            <Text as="span" textStyle="num" color="fg.muted" fontSize="xs" ms="2">
              {name === null ? null : sensorNumber}
            </Text>
          </Text>
          <StatusCell status={device.status} words={words} />
        </Flex>
      )}
      <LastReport report={device} />
      {readings.length === 0 ? <Text color="fg.muted">{words.noMonitoring}</Text> : null}
      <Stack as="ul" gap="1.5" listStyleType="none" m="0" p="0">
        {readings.map((reading, at) => (
          <Reading key={`${at}-${reading.measuringPoint ?? ''}`} reading={reading} isOld={isOld} />
        ))}
      </Stack>
    </Stack>
  )
}

interface ReadingProps {
  reading: MonitoredDevice['readings'][number]
  /** dimmed */
  isOld: boolean
}

function Reading({ reading: { measuringPoint, data, status }, isOld }: ReadingProps) {
  const words = useMessages({ zhCN, en })
  const isAbnormal = status === SENSOR_STATUS.alarm || status === SENSOR_STATUS.fault
  return (
    <Flex as="li" gap="3" align="baseline">
      <Text flex="1" minWidth="35%" color="fg.muted">
        {measuringPoint ?? NO_VALUE}
      </Text>
      {isAbnormal ? <StatusMark tone={toneOf(status)} size={12} label={words.status[status]} /> : null}
      <Text textStyle="num" fontWeight="semibold" textAlign="end" color={isOld ? 'fg.subtle' : undefined}>
        {reportedText({ name: measuringPoint, data }, useMessages(contacts)) ?? NO_VALUE}
      </Text>
    </Flex>
  )
}
