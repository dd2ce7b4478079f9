import { SENSOR_STATUS, type SensorStatus } from '@smart-fire/api-client'
import type { HydrantFacility, HydrantMarker } from '@smart-fire/api-client/water'
import { NO_VALUE, StatusBadge, type Tone } from '@smart-fire/ui'
import { choiceName, type ScreenWords } from '../../../../screens'

const TONES: Readonly<Record<SensorStatus, Tone>> = {
  [SENSOR_STATUS.alarm]: 'alarm', [SENSOR_STATUS.fault]: 'fault', [SENSOR_STATUS.offline]: 'offline', [SENSOR_STATUS.normal]: 'normal', [SENSOR_STATUS.notEnabled]: 'notEnabled',
}

/** The worst state of the sensors. A hydrant without sensors is not shown as normal, because nothing measures it. Null where the platform does not tell. */
const stateOf = ({ worst, sensors }: Pick<HydrantFacility, 'worst' | 'sensors'>): SensorStatus | 'none' | null => (sensors === 0 ? 'none' : worst)
const toneOfState = (state: SensorStatus | 'none'): Tone => (state === 'none' ? 'notEnabled' : TONES[state])

export function stateCell(hydrant: HydrantFacility, words: ScreenWords) {
  const state = stateOf(hydrant)
  return state === null ? NO_VALUE : <StatusBadge tone={toneOfState(state)} size="sm">{choiceName(words, 'state', state)}</StatusBadge>
}

export function stateText(hydrant: HydrantFacility, words: ScreenWords): string {
  const state = stateOf(hydrant)
  return state === null ? '' : choiceName(words, 'state', state)
}

/** The colour of the edge of a row: only what is abnormal has one (ISA-101). */
export function edgeTone(hydrant: HydrantFacility): Tone | undefined {
  const state = stateOf(hydrant)
  return state === SENSOR_STATUS.alarm || state === SENSOR_STATUS.fault ? TONES[state] : undefined
}

/** A marker by the worst state of its sensors; the deployed platform tells faults only (contract device 5). */
export function markerTone({ status, ...marker }: HydrantMarker): Tone {
  const state = stateOf(marker) ?? status
  return state === null ? 'info' : toneOfState(state)
}

/** The diameters of the outlets in millimetres, in order; an unknown one is a dash. */
export function outletText({ outlets, outletMm1, outletMm2, outletMm3 }: HydrantFacility): string {
  if (outlets === null) return ''
  return `${[outletMm1, outletMm2, outletMm3].slice(0, Number(outlets) + 1).map((mm) => mm ?? NO_VALUE).join(' / ')} mm`
}

/** The radius in metres; that of the type is marked as such. */
export function radiusText({ radius, usualRadius }: HydrantFacility, words: ScreenWords): string {
  const metres = radius ?? usualRadius
  if (metres === null) return ''
  const written = [metres, words.units?.['radius']].filter(Boolean).join(' ')
  return radius === null ? `${written} (${choiceName(words, 'radius', 'usual')})` : written
}
