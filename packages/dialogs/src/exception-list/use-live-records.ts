import { RECORD_CATEGORY } from '@smart-fire/api-client'
import { useCallback, useEffect, useState } from 'react'
import type { ActorRefFrom } from 'xstate'
import { type LiveAlarm, useAlarmClient, useAlarms } from '../provider'
import { createChangeGate } from '../shared/change-gate'
import { useLatest } from '../shared/use-latest'
import { useLinkPhase } from '../shared/use-link-phase'
import type { exceptionListMachine } from './exception-list.machine'
import { channelOf } from './record-channel'

const REFRESH_PAUSE_MS = 500
const EVERYTHING = {}

/** Tells the list what the alarm link heard: changes, coalesced, and fires in channels that may not be shown. */
export function useLiveRecords(actor: ActorRefFrom<typeof exceptionListMachine>): void {
  const { lastChange } = useAlarmClient()
  const latest = useLatest(lastChange)
  const [gate] = useState(() =>
    createChangeGate(() => actor.send({ type: 'records.changed', change: latest.current }), REFRESH_PAUSE_MS),
  )
  useEffect(() => gate.change(), [gate, lastChange])
  useEffect(() => () => gate.stop(), [gate])
  useLinkPhase(actor.send)
  useAlarms(
    EVERYTHING,
    useCallback(
      (alarms) => {
        for (const channelId of fireChannels(alarms)) actor.send({ type: 'fire.arrived', channelId })
      },
      [actor],
    ),
  )
}

function fireChannels(alarms: readonly LiveAlarm[]): Set<string> {
  const fires = alarms.filter(({ push }) => push.category === RECORD_CATEGORY.fire)
  return new Set(fires.flatMap(({ push }) => channelOf(push) ?? []))
}
