import type { ApiClient } from '@smart-fire/api-client'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import type { AlarmClientActor } from './alarm-client/alarm-client.machine'
import { alarmClientOf } from './alarm-client/alarm-client.calls'

/** The link of a user while the provider is mounted; undefined without a user. Strict mode creates two and starts one. */
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
  // in a second effect, after the listeners have subscribed: effects of children run before this one
  useEffect(() => {
    link?.start()
  }, [link])
  return link
}
