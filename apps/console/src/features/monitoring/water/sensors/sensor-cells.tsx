import { Stack } from '@chakra-ui/react'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { OutdoorSensor } from '@smart-fire/api-client/water'
import { NO_VALUE, StatusBadge, type Tone } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../../screens'
import { ClockMark } from '../../clock-mark'

const TONES: Readonly<Record<string, Tone>> = {
  [SENSOR_STATUS.alarm]: 'alarm', [SENSOR_STATUS.fault]: 'fault', [SENSOR_STATUS.offline]: 'offline', [SENSOR_STATUS.normal]: 'normal', [SENSOR_STATUS.notEnabled]: 'notEnabled',
  stopped: 'notEnabled', refused: 'fault', unlinked: 'notEnabled', strayed: 'fault',
}

/** Linked to a hydrant; the deployed platform sends the name only (ADR 3). */
export const isLinked = ({ hydrantId, hydrantName }: Pick<OutdoorSensor, 'hydrantId' | 'hydrantName'>): boolean => hydrantId !== null || hydrantName !== null

/**
 * The status; a sensor that is stopped or linked to nothing is a fault when it still reports, since its alarms are refused. One that may be
 * stopped is not called normal.
 */
function stateOf(sensor: OutdoorSensor): string | null {
  if (!isLinked(sensor)) return sensor.refusedAt === null ? 'unlinked' : 'strayed'
  if (sensor.stopped) return sensor.refusedAt === null ? 'stopped' : 'refused'
  return sensor.stopped === null && sensor.status === SENSOR_STATUS.normal ? null : sensor.status
}

/** The state, and below it what is wrong with the sensor's clock. */
export function stateCell(sensor: OutdoorSensor, words: ScreenWords) {
  const state = stateOf(sensor)
  return (
    <Stack gap="0.5" align="start">
      {state === null ? NO_VALUE : <StatusBadge tone={TONES[state] ?? 'info'} size="sm">{choiceName(words, 'state', state)}</StatusBadge>}
      <ClockMark device={sensor} />
    </Stack>
  )
}

export function stateText(sensor: OutdoorSensor, words: ScreenWords): string {
  const state = stateOf(sensor)
  return [state, sensor.clockFault === true ? 'clockFault' : null].flatMap((name) => (name === null ? [] : [choiceName(words, 'state', name)])).join(' · ')
}

/** The colour of the edge of a row: only what is abnormal has one (ISA-101). */
export function edgeTone(sensor: OutdoorSensor): Tone | undefined {
  const tone = TONES[stateOf(sensor) ?? '']
  return tone === 'alarm' || tone === 'fault' ? tone : undefined
}

/** The voltage of the battery as last reported, marked in words when it is low. */
export function batteryText({ battery, batteryLow }: OutdoorSensor, words: ScreenWords): string {
  if (battery === null) return ''
  return [`${battery.toFixed(2)} ${words.units?.['battery'] ?? ''}`, batteryLow ? choiceName(words, 'batteryLow', 'true') : ''].filter(Boolean).join(' ')
}

export function batteryCell(sensor: OutdoorSensor, words: ScreenWords) {
  const text = batteryText(sensor, words)
  if (text === '') return NO_VALUE
  return sensor.batteryLow ? <StatusBadge tone="fault" size="sm">{text}</StatusBadge> : text
}

export const sensorName = ({ equipmentType, sensorNumber, id }: Pick<OutdoorSensor, 'equipmentType' | 'sensorNumber' | 'id'>): string => [equipmentType, sensorNumber ?? id].filter(Boolean).join(' ')
