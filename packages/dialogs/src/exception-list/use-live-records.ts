import { RECORD_CATEGORY } from '@smart-fire/api-client'
import type { ActorRefFrom } from 'xstate'
import { type LiveAlarm, useAlarms, useLinkPhase, useLiveChanges } from '../provider'
import type { exceptionListMachine } from './exception-list.machine'
import { channelOf } from '../shared/records/record-channel'

const EVERYWHERE = {}

/** Sends the list what the alarm link reports: changes, coalesced, and fires in channels that may not be shown. */
export function useLiveRecords(actor: ActorRefFrom<typeof exceptionListMachine>): void {
  useLinkPhase(actor.send)
  // the alarm comes before the change that includes it, which the line of a fire elsewhere relies on (domain 19)
  useLiveChanges(EVERYWHERE, actor.send)
  useAlarms(EVERYWHERE, (alarms) => {
    for (const channelId of fireChannels(alarms)) actor.send({ type: 'fire.arrived', channelId })
  })
}

function fireChannels(alarms: readonly LiveAlarm[]): Set<string> {
  const fires = alarms.flatMap(({ points }) => points.find(({ category }) => category === RECORD_CATEGORY.fire) ?? [])
  return new Set(fires.flatMap((fire) => channelOf(fire) ?? []))
}
