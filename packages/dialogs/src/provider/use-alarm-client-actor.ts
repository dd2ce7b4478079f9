import type { ApiClient } from '@smart-fire/api-client'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import type { AlarmClientActor } from './alarm-client/alarm-client.actor'
import { alarmClientOf } from './alarm-client/alarm-client.calls'

/** The link of a user for as long as the provider stands; undefined without a user. Strict mode makes two and starts one. */
export function useAlarmClientActor(client: ApiClient, userId: string | undefined): AlarmClientActor | undefined {
  const [link, setLink] = useState<AlarmClientActor>()
  useEffect(() => {
    if (userId === undefined) return
    const actor = createActor(alarmClientOf(client, userId))
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
