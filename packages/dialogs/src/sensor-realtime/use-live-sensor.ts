import type { Alarm, SensorDetail } from '@smart-fire/api-client'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type DeviceFields, useAlarms, useLinkPhase, useLiveChanges } from '../provider'
import { startRefreshTimer } from '../regions/refresh-timer'
import { SensorRealtimeActor } from './sensor-realtime.actor'
import type { sensorRealtimeMachine } from './sensor-realtime.machine'
import type { PushedReading } from './sensor-realtime.types'

const READINGS_PAUSE_MS = 30_000 // domain 22

/** Sends the events that make the data of the panel outdated: by time while the page is visible, and from the alarm link if there is one. */
export function useLiveSensor(): void {
  const actor: ActorRefFrom<typeof sensorRealtimeMachine> = SensorRealtimeActor.useActorRef()
  const device = deviceOf(SensorRealtimeActor.useSelector(({ context }) => context.sensor?.detail))
  useEffect(
    () => startRefreshTimer(document, { everyMs: READINGS_PAUSE_MS }, () => actor.send({ type: 'readings.due' })).stop,
    [actor],
  )
  useLinkPhase(actor.send)
  useLiveChanges({ device }, actor.send)
  useAlarms({ device }, (alarms) => {
    actor.send({ type: 'readings.pushed', readings: alarms.flatMap(({ points }) => points.flatMap(readingOf)) })
  })
}

/** The fields that identify the device of the panel. Before it is loaded there are none, and no alarm matches. */
export function deviceOf(detail: SensorDetail | undefined): DeviceFields {
  const { sensorNumber = null, fireHostId = null, loop = null, address = null } = detail ?? {}
  return { sensorNumber, fireHostId, loop, address }
}

function readingOf({ raisedAt: at, measuringPointCode: code, value }: Alarm): PushedReading[] {
  return at === null || code === null || value === null ? [] : [{ code, value, at }]
}
