import type { Reading } from '@smart-fire/api-client'
import { useMemo } from 'react'
import { newestValue, type NewestValue, withHeard } from './curve'
import { SensorRealtimeActor } from './sensor-realtime.actor'
import {
  selectCurveDay,
  selectDay,
  selectHeard,
  selectPoint,
  selectPointCode,
  selectReadings,
  selectSensor,
} from './sensor-realtime.selectors'

/** What the curve draws: the same array as long as nothing changed. */
export function useCurve(): readonly Reading[] {
  const readings = SensorRealtimeActor.useSelector(selectReadings)
  const heard = SensorRealtimeActor.useSelector(selectHeard)
  const code = SensorRealtimeActor.useSelector(selectPointCode)
  const day = SensorRealtimeActor.useSelector(selectCurveDay)
  const today = SensorRealtimeActor.useSelector(selectDay).of === 'today'
  return useMemo(() => (today ? withHeard(readings, heard, code, day) : readings), [today, readings, heard, code, day])
}

/** The newest value of the chosen point, null when nobody has said one. */
export function useNewest(): NewestValue | null {
  const curve = useCurve()
  const today = SensorRealtimeActor.useSelector(selectDay).of === 'today'
  const point = SensorRealtimeActor.useSelector(selectPoint)
  const latest = SensorRealtimeActor.useSelector(selectSensor)?.latest ?? null
  return newestValue(today ? curve : [], point, latest)
}
