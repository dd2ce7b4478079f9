import type { ApiClient } from '@smart-fire/api-client'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import type { AlarmLinkActor } from './alarm-link/alarm-link.actor'
import { alarmLinkOf } from './alarm-link/alarm-link.calls'

/** The link of a user for as long as the provider stands; undefined without a user. Strict mode makes two and starts one. */
export function useAlarmLinkActor(client: ApiClient, userId: string | undefined): AlarmLinkActor | undefined {
  const [link, setLink] = useState<AlarmLinkActor>()
  useEffect(() => {
    if (userId === undefined) return
    const actor = createActor(alarmLinkOf(client, userId))
    setLink(actor)
    return () => {
      actor.stop()
      setLink(undefined)
    }
  }, [client, userId])
  // a step later, when those who listen have subscribed: children's effects run before this one
  useEffect(() => {
    link?.start()
  }, [link])
  return link
}
