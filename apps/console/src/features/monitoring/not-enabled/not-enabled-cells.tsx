import { NOT_ENABLED_KIND, type NotEnabledThing } from '@smart-fire/api-client/devices'
import { StatusBadge } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../screens'
import { readinessOf } from './enabling'

type State = 'waiting' | 'unknown' | 'stopped' | 'refused' | 'hostStopped' | 'hostRefused'

export function stateOf({ kind, stopped, refusedAt }: NotEnabledThing): State {
  if (stopped === false) return 'waiting'
  // one whose reports are refused is stopped, also where that itself could not be read
  if (stopped === null && refusedAt === null) return 'unknown'
  const isPoint = kind === NOT_ENABLED_KIND.point
  return refusedAt === null ? (isPoint ? 'hostStopped' : 'stopped') : isPoint ? 'hostRefused' : 'refused'
}

/** Whether its reports, and alarms in them, are refused right now: that is abnormal. */
export const isRefused = (thing: NotEnabledThing): boolean => stateOf(thing) === 'refused' || stateOf(thing) === 'hostRefused'

export const stateText = (thing: NotEnabledThing, words: ScreenWords): string => choiceName(words, 'state', stateOf(thing))
export const readyText = (thing: NotEnabledThing, words: ScreenWords): string => choiceName(words, 'ready', readinessOf(thing))

export function stateCell(thing: NotEnabledThing, words: ScreenWords) {
  return <StatusBadge tone={isRefused(thing) ? 'fault' : stateOf(thing) === 'unknown' ? 'info' : 'notEnabled'} size="sm">{stateText(thing, words)}</StatusBadge>
}

/** The number of a device, or host, loop and address of a point. */
export function numberText({ sensorNumber, hostName, fireHostId, loop, address, subjectId }: NotEnabledThing): string {
  if (sensorNumber !== null) return sensorNumber
  return [hostName ?? fireHostId, [loop, address].filter(Boolean).join('-')].filter(Boolean).join(' ') || subjectId
}

export const placeText = ({ buildingName, hydrantName }: NotEnabledThing): string => buildingName ?? hydrantName ?? ''