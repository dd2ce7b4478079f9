import type { AbnormalRecord, AlarmPush, SensorDetail } from '@smart-fire/api-client'
import { useEffect, useRef } from 'react'
import { useAlarmClient, useAlarms } from '../provider'
import { SensorRealtimeActor } from './sensor-realtime.actor'
import { selectSensor } from './sensor-realtime.selectors'
import type { HeardReading } from './sensor-realtime.types'

/** Tells the panel what the alarm link hears of its device; nothing without a link. */
export function useLiveSensor(): void {
  const actor = SensorRealtimeActor.useActorRef()
  const detail = SensorRealtimeActor.useSelector(selectSensor)?.detail ?? null
  useAlarms({}, (alarms) => {
    const pushes = alarms.map(({ push }) => push).filter((push) => isOf(push, detail))
    if (pushes.length > 0) actor.send({ type: 'sensor.changed', readings: pushes.flatMap(readingsOf) })
  })
  const { records } = useAlarmClient()
  const open = records.filter((record) => isOf(record, detail)).length
  const before = useRef(open)
  useEffect(() => {
    // a verdict puts a record into the history
    if (open < before.current) actor.send({ type: 'sensor.changed', readings: [] })
    before.current = open
  }, [open, actor])
}

type Identity = Pick<AlarmPush | AbnormalRecord, 'sensorNumber' | 'fireHostId' | 'loop' | 'address'>

/** By number, or by host, loop and address; pushes write numbers in lower case (domain 3). */
export function isOf(source: Identity, detail: SensorDetail | null): boolean {
  if (detail === null) return false
  if (source.sensorNumber !== null || detail.sensorNumber !== null) {
    return source.sensorNumber?.toLowerCase() === detail.sensorNumber?.toLowerCase()
  }
  return (
    source.loop !== null &&
    source.fireHostId === detail.fireHostId &&
    source.loop === detail.loop &&
    source.address === detail.address
  )
}

function readingsOf({ raisedAt, points }: AlarmPush): HeardReading[] {
  if (raisedAt === null) return []
  return points.flatMap(({ code, value }) => (code === null || value === null ? [] : [{ code, value, at: raisedAt }]))
}
