import type { ApiClient } from '@smart-fire/api-client'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import type { AlarmClientActor } from './alarm-client/alarm-client.machine'
import { alarmClientOf } from './alarm-client/alarm-client.calls'

interface OpenedLink {
  link: AlarmClientActor
  client: ApiClient
  userId: string
}

/** The link of a user while the provider is mounted; undefined without a user. Strict mode creates two and starts one. */
export function useAlarmClientActor(client: ApiClient, userId: string | undefined): AlarmClientActor | undefined {
  const [opened, setOpened] = useState<OpenedLink>()
  // what is rendered for another user or client must not get the alarms of the one before
  const link = opened?.client === client && opened.userId === userId ? opened.link : undefined
  useEffect(() => {
    if (userId === undefined) return
    const actor = createActor(alarmClientOf(client, userId))
    setOpened({ link: actor, client, userId })
    return () => {
      actor.stop()
      setOpened(undefined)
    }
  }, [client, userId])
  // in a second effect, after the listeners have subscribed: effects of children run before this one
  useEffect(() => {
    link?.start()
  }, [link])
  return link
}
