import type { Reading } from '@smart-fire/api-client'
import { useMemo } from 'react'
import { useMessages } from '../provider'
import * as contacts from '../shared/device-state/contact.messages'
import { newestValue, type NewestValue, withPushed } from './curve'
import { SensorRealtimeActor, selectIsToday, selectPoint } from './sensor-realtime.actor'

/** The readings that the curve draws: the same array as long as nothing changed. */
export function useCurve(): readonly Reading[] {
  const readings = SensorRealtimeActor.useSelector(({ context }) => context.readings)
  const pushed = SensorRealtimeActor.useSelector(({ context }) => context.pushed)
  const code = SensorRealtimeActor.useSelector(({ context }) => context.pointCode)
  const day = SensorRealtimeActor.useSelector(({ context }) => context.curveDay)
  const today = SensorRealtimeActor.useSelector(selectIsToday)
  return useMemo(() => (today ? withPushed(readings, pushed, code, day) : readings), [today, readings, pushed, code, day])
}

/** The newest value of the chosen point; null when none is known. */
export function useNewest(): NewestValue | null {
  const curve = useCurve()
  const today = SensorRealtimeActor.useSelector(selectIsToday)
  const point = SensorRealtimeActor.useSelector(selectPoint)
  const latest = SensorRealtimeActor.useSelector(({ context }) => context.sensor)?.latest ?? null
  return newestValue(today ? curve : [], point, latest, useMessages(contacts))
}
