import { Stack } from '@chakra-ui/react'
import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { ManagedDevice } from '@smart-fire/api-client/devices'
import { NO_VALUE, StatusBadge, type Tone } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../screens'
import { ClockMark } from '../clock-mark'

const TONES: Readonly<Record<string, Tone>> = {
  [SENSOR_STATUS.alarm]: 'alarm', [SENSOR_STATUS.fault]: 'fault', [SENSOR_STATUS.offline]: 'offline', [SENSOR_STATUS.normal]: 'normal',
  [SENSOR_STATUS.notEnabled]: 'notEnabled', stopped: 'notEnabled', refused: 'fault',
}

/**
 * The status of a device; a stopped one is stopped, and a fault when it still reports, since its alarms are refused. One that may be stopped
 * is not called normal.
 */
function stateOf({ status, stopped, refusedAt }: ManagedDevice): string | null {
  if (stopped === null && status === SENSOR_STATUS.normal) return null
  if (stopped) return refusedAt === null ? 'stopped' : 'refused'
  return status
}

/** The state, and below it what is wrong with the device's clock. */
export function stateCell(device: ManagedDevice, words: ScreenWords) {
  const state = stateOf(device)
  return (
    <Stack gap="0.5" align="start">
      {state === null ? NO_VALUE : <StatusBadge tone={TONES[state] ?? 'info'} size="sm">{choiceName(words, 'state', state)}</StatusBadge>}
      <ClockMark device={device} />
    </Stack>
  )
}

export function stateText(device: ManagedDevice, words: ScreenWords): string {
  const state = stateOf(device)
  return [state, device.clockFault === true ? 'clockFault' : null].flatMap((name) => (name === null ? [] : [choiceName(words, 'state', name)])).join(' · ')
}

/** The colour of the edge of a row: only what is abnormal has one (ISA-101). */
export function toneOf(device: ManagedDevice): Tone | undefined {
  const tone = TONES[stateOf(device) ?? '']
  return tone === 'alarm' || tone === 'fault' ? tone : undefined
}
