import type { MeasuringPointState } from '@smart-fire/api-client'
import type { DataState, Tone } from '@smart-fire/ui'
import type { SnapshotFrom } from 'xstate'
import { dataStateOf } from '../shared/data-state-of'
import type { sensorRealtimeMachine } from './sensor-realtime.machine'

type Snapshot = SnapshotFrom<typeof sensorRealtimeMachine>

export const selectValue = (snapshot: Snapshot) => snapshot.value
export const selectIsFireHost = ({ context }: Snapshot) => context.target.kind === 'fireHost'
export const selectSensor = ({ context }: Snapshot) => context.sensor
export const selectPointCode = ({ context }: Snapshot) => context.pointCode
export const selectPoint = ({ context: { sensor, pointCode } }: Snapshot) =>
  sensor?.points.find(({ code }) => code === pointCode) ?? null
export const selectDay = ({ context }: Snapshot) => context.day
export const selectReadings = ({ context }: Snapshot) => context.readings
export const selectHeard = ({ context }: Snapshot) => context.heard
export const selectCurveDay = ({ context }: Snapshot) => context.curveDay
export const selectCurveLoadedAt = ({ context }: Snapshot) => context.curveLoadedAt
export const selectRows = ({ context }: Snapshot) => context.rows
export const selectHistoryLoadedAt = ({ context }: Snapshot) => context.historyLoadedAt

export const selectSensorState = ({ value }: Snapshot) => dataStateOf(value.sensor)

/** A curve without a value is empty also while it is asked for again. */
export function selectCurveState({ value, context }: Snapshot): DataState | 'none' {
  const { chart } = value
  if (chart === 'none' || chart === 'empty') return chart
  const place = dataStateOf(chart)
  return place === 'refreshing' && context.readings.length === 0 && context.heard.length === 0 ? 'empty' : place
}

export const selectHistoryState = ({ value }: Snapshot): DataState => dataStateOf(value.history)

/** A measuring point's icon (spec 1 §4); a normal one has none. */
export function toneOfPoint(state: MeasuringPointState | null): Tone | undefined {
  switch (state) {
    case 'alarm':
    case 'fault':
      return state
    case 'shielded':
      return 'notEnabled'
    case 'normal':
    case null:
      return undefined
    default:
      return state satisfies never
  }
}
