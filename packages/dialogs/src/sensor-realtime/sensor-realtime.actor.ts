import type { MeasuringPointState } from '@smart-fire/api-client'
import type { DataState, Tone } from '@smart-fire/ui'
import { createActorContext } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { dataStateOf } from '../regions/data-state-of'
import { sensorRealtimeMachine } from './sensor-realtime.machine'

/** The running real-time panel. Selectors that only read a field are written where they are used; the others are below. */
export const SensorRealtimeActor = createActorContext(sensorRealtimeMachine)

type Snapshot = SnapshotFrom<typeof sensorRealtimeMachine>

export const selectIsFireHost = ({ context }: Snapshot) => context.target.kind === 'fireHost'
export const selectIsToday = ({ context }: Snapshot) => context.day.of === 'today'

/** The chosen measuring point. */
export const selectPoint = ({ context: { sensor, pointCode } }: Snapshot) =>
  sensor?.points.find(({ code }) => code === pointCode) ?? null

/** A curve without a value is empty also while it is loaded again. */
export function selectCurveState({ value: { chart }, context }: Snapshot): DataState | 'none' {
  const state = dataStateOf(chart)
  return state === 'refreshing' && context.readings.length === 0 && context.pushed.length === 0 ? 'empty' : state
}

/** Whether today's curve is loading for the first time, or again without a value. */
export const selectTodayLoading = (snapshot: Snapshot) => selectIsToday(snapshot) && ['loading', 'refreshing'].includes(selectCurveState(snapshot))

/** Whether today certainly has no value: its curve was loaded without one, and no value was unreadable. */
export const selectNothingToday = (snapshot: Snapshot) =>
  selectIsToday(snapshot) && selectCurveState(snapshot) === 'empty' && snapshot.context.droppedReadings === 0

/** The icon of a measuring point (spec 1 §4); a normal one has none, one whose state could not be read has its own (domain 25). */
export function toneOfPoint(state: MeasuringPointState | null): Tone | undefined {
  switch (state) {
    case 'alarm':
    case 'fault':
      return state
    case 'shielded':
      return 'notEnabled'
    case 'normal':
      return undefined
    case null:
      return 'info'
    default:
      return state satisfies never
  }
}
