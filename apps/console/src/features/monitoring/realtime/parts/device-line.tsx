import { Box, chakra, Flex, Text } from '@chakra-ui/react'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { LiveDevice } from '@smart-fire/api-client/live'
import { toneOf } from '@smart-fire/dialogs/device-words'
import { useMessages, useMonitoringOptions, useOld } from '@smart-fire/dialogs/provider'
import { RelativeTime, StatusMark } from '@smart-fire/ui'
import { useId, type ReactNode } from 'react'
import { ClockMark } from '../../clock-mark'
import { isAbnormal, keyPointsOf } from '../device-line'
import { RealtimeActor } from '../realtime.actor'
import * as catalogue from '../realtime.messages'
import { deviceName, limitText, valueText } from '../value-text'

const MOST_POINTS = 2

interface DeviceLineProps {
  device: LiveDevice
  channelId: string
  keyCodes: readonly string[]
}

/** A device of a place with the values that matter; opens its real-time panel. */
export function DeviceLine({ device, channelId, keyCodes }: DeviceLineProps) {
  const words = useMessages(catalogue)
  const actor = RealtimeActor.useActorRef()
  const valuesId = useId()
  const name = deviceName(device)
  const status = device.status === null ? words.status.unknown : words.status[device.status]
  return (
    <Box position="relative" zIndex="1" px="4" py="1.5" height="12" overflow="hidden" borderTopWidth="1px" borderColor="border.default" _hover={{ bg: 'bg.hover' }}>
      <Flex align="center" gap="2" fontSize="sm" lineHeight="snug">
        <StatusMark tone={device.status === null ? 'info' : toneOf(device.status)} size={12} label={status} />
        <chakra.button
          type="button" truncate flex="1" minWidth="0" textAlign="start" cursor="pointer" aria-label={words.openDevice(name, status)} aria-describedby={valuesId}
          _after={{ content: '""', display: 'block', position: 'absolute', inset: '0' }}
          onClick={() => actor.send({ type: 'device.open', device: { sensorId: device.id, channelId: device.channelId ?? channelId } })}
        >
          {name}
        </chakra.button>
        <LastReport device={device} />
      </Flex>
      <Flex id={valuesId} ps="5" gap="3" fontSize="xs" color="fg.muted" whiteSpace="nowrap" lineHeight="snug">
        <ClockMark device={device} />
        <Values device={device} keyCodes={keyCodes} />
      </Flex>
    </Box>
  )
}

/** The values of the key points, each with its limit. Values of an offline device are what it reported last. */
export function Values({ device, keyCodes }: Pick<DeviceLineProps, 'device' | 'keyCodes'>) {
  const words = useMessages(catalogue)
  const points = keyPointsOf(device, keyCodes, MOST_POINTS)
  // a point of a fire host has no values but a state
  if (device.points.length === 0) return <span>{device.type ?? (device.status === null ? words.status.unknown : words.status[device.status])}</span>
  if (points.length === 0) return <span>{words.device.noValue}</span>
  return points.map((point, at) => {
    const limit = limitText(point, words)
    return (
      <Box as="span" key={point.code} flexShrink={at === 0 ? 0 : 1} maxWidth="full" overflow="hidden" textOverflow="ellipsis">
        {point.name}{' '}
        <Text as="span" textStyle="num" fontWeight="medium" color={colourOf(point.state === 'alarm' ? 'alarm' : 'fault', isAbnormal(point))}>{valueText(point, words)}</Text>
        {limit === null ? null : <>{' '}<Text as="span" color="fg.subtle">{limit}</Text></>}
      </Box>
    )
  })
}

const colourOf = (tone: 'alarm' | 'fault', abnormal: boolean) => (abnormal ? `tone.${tone}.fg` : 'fg.default')

/** The age of the values where it matters: offline, or older than a reading may be (domain 22), from the moment they become so. */
export function LastReport({ device: { at, status, fireHostId } }: { device: LiveDevice }) {
  const words = useMessages(catalogue).device
  const { readingStaleMs } = useMonitoringOptions()
  const isOld = useOld(at, readingStaleMs) || status === SENSOR_STATUS.offline
  // a point of a fire host reports when something happens, not by itself
  if (fireHostId !== null && status === SENSOR_STATUS.normal) return null
  if (at === null) return <Age>{words.neverReported}</Age>
  return isOld ? <Age>{words.lastReport} <RelativeTime at={at} /></Age> : null
}

function Age({ children }: { children: ReactNode }) {
  return <Text as="span" fontSize="xs" color="fg.muted" whiteSpace="nowrap">{children}</Text>
}
