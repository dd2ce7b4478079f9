'use client'
import type { AbnormalRecord } from '@smart-fire/api-client'
import { useState } from 'react'
import { useAlarmNews } from '../provider'
import { AlarmFeedActor } from './alarm-feed.actor'
import { alarmFeedOf } from './alarm-feed.calls'
import { AlarmFeedView } from './alarm-feed.view'

export interface AlarmFeedProps {
  /** the operator wants to see the record of an alarm; without it there is no button for it */
  onOpenRecord?: ((record: AbnormalRecord) => void) | undefined
}

/**
 * Live alarms, seen and heard: notices of 3 minutes, entries that last until they are acknowledged or handled, sound.
 * Put it into the top bar; the notices stand above everything by themselves. Needs a provider with `alarms`.
 */
export function AlarmFeed({ onOpenRecord }: AlarmFeedProps) {
  const [logic] = useState(() => alarmFeedOf())
  return (
    <AlarmFeedActor.Provider logic={logic}>
      <Ear />
      <AlarmFeedView onOpenRecord={onOpenRecord} />
    </AlarmFeedActor.Provider>
  )
}

/** Hands on what the link has to tell. */
function Ear() {
  const actor = AlarmFeedActor.useActorRef()
  useAlarmNews((news) => actor.send({ type: 'news.heard', news, at: Date.now() }))
  return null
}
