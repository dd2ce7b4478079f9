import { SENSOR_STATUS } from '@smart-fire/api-client'
import type { UnregisteredDevice } from '@smart-fire/api-client/gateways'
import { StatusBadge, type Tone } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../screens'

type State = 'alarm' | 'fault' | 'alarmed' | 'faulted' | 'calm' | 'unknown'

/** A fire host, not the number of a device. */
export const isHost = ({ serverIp }: UnregisteredDevice): boolean => serverIp !== null

/** Whether an alarm or a fault of the number lasts, or there was an alarm; of a fire host whether there was a fault, which may be over. */
export function stateOf(device: UnregisteredDevice): State {
  const { status, hasAlarm, alarmType } = device
  if (isHost(device)) return alarmType === null ? 'calm' : 'faulted'
  if (status === SENSOR_STATUS.alarm) return 'alarm'
  if (status === SENSOR_STATUS.fault) return 'fault'
  if (status === null || hasAlarm === null) return 'unknown'
  return hasAlarm ? 'alarmed' : 'calm'
}

const TONES: Record<State, Tone> = { alarm: 'alarm', fault: 'fault', alarmed: 'info', faulted: 'fault', calm: 'notEnabled', unknown: 'notEnabled' }

export const stateText = (device: UnregisteredDevice, words: ScreenWords) => choiceName(words, 'state', stateOf(device))
export const stateCell = (device: UnregisteredDevice, words: ScreenWords) => <StatusBadge tone={TONES[stateOf(device)]} size="sm">{stateText(device, words)}</StatusBadge>

/** A row in alarm or at fault has an edge of its colour. */
export function toneOf(device: UnregisteredDevice): Tone | undefined {
  const state = stateOf(device)
  return state === 'alarm' || state === 'fault' ? state : undefined
}

export const eventText = ({ alarmType }: UnregisteredDevice) => alarmType ?? ''
export const gatewayText = ({ gatewayNumber, unitName, gatewayPosition }: UnregisteredDevice) => [gatewayNumber, unitName, gatewayPosition].filter(Boolean).join(' ')
