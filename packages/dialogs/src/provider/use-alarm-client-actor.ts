import type { ApiClient } from '@smart-fire/api-client'
import { useEffect, useState } from 'react'
import { createActor } from 'xstate'
import type { AlarmClientActor } from './alarm-client/alarm-client.machine'
import { alarmClientOf } from './alarm-client/alarm-client.calls'
import { useLatest } from '../shared/use-latest'
import { keepAlarms, ledgerAfter, type AlarmStore } from './alarm-client/kept-alarms'

interface OpenedLink {
  link: AlarmClientActor
  client: ApiClient
  userId: string
}

/**
 * The link of a user while the provider is mounted; undefined without a user. Strict mode creates two and starts one. `given` keeps the alarms
 * of cameras and doors over a reload.
 */
export function useAlarmClientActor(client: ApiClient, userId: string | undefined, given?: AlarmStore): AlarmClientActor | undefined {
  const [opened, setOpened] = useState<OpenedLink>()
  // what is rendered for another user or client must not get the alarms of the one before
  const link = opened?.client === client && opened.userId === userId ? opened.link : undefined
  // a host may pass another object with every render: the link must not be opened anew for it
  const latest = useLatest(given)
  useEffect(() => {
    if (userId === undefined) return
    const store = latest.current
    const actor = createActor(alarmClientOf(client, userId), { input: { ledger: ledgerAfter(store, Date.now()) } })
    const stopKeeping = store && keepAlarms(actor, store, Date.now)
    setOpened({ link: actor, client, userId })
    return () => {
      stopKeeping?.()
      actor.stop()
      setOpened(undefined)
    }
  }, [client, userId, latest])
  // in a second effect, after the listeners have subscribed: effects of children run before this one
  useEffect(() => {
    link?.start()
  }, [link])
  return link
}
