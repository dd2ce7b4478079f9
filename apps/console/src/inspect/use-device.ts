import { isApiError } from '@smart-fire/api-client'
import type { InspectionWorkCalls, NewResult } from '@smart-fire/api-client/inspection-work'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeviceStore, KeptEntry, KeptTasks, NewSkip } from './device-store'
import { sendResults } from './send-results'

/** Whether the server was reached last. */
export type Link = 'online' | 'offline' | 'signedOut'

/** so often what waits is sent, while the page is open */
const EVERY_MS = 30_000

export interface Device {
  link: Link
  tasks: KeptTasks | null
  /** what this user has not sent yet, with what the server refused */
  waiting: readonly KeptEntry[]
  /** true until the store was read */
  opening: boolean
  keep: (result: NewResult) => Promise<void>
  /** Leaves a point out. */
  keepSkip: (skip: NewSkip) => Promise<void>
  discard: (clientId: string) => Promise<void>
  sendNow: () => void
}

/** The tasks and results of a user on this device, kept in step with the server whenever there is a connection. */
export function useDevice(store: DeviceStore, work: InspectionWorkCalls, userId: string): Device {
  const [state, setState] = useState<Pick<Device, 'link' | 'tasks' | 'waiting' | 'opening'>>({ link: 'offline', tasks: null, waiting: [], opening: true })
  const running = useRef<Promise<void> | null>(null)

  const show = useCallback(async (link?: Link) => {
    const [tasks, entries] = [await store.tasks(userId), await store.entries()]
    setState((last) => ({ link: link ?? last.link, tasks, waiting: entries.filter((kept) => kept.userId === userId), opening: false }))
  }, [store, userId])

  const round = useCallback(async () => {
    const outcome = await sendResults(store, work, userId)
    if (outcome !== 'sent') return show(outcome)
    try {
      await store.keepTasks({ userId, own: await work.mine(), loadedAt: Date.now() })
      await show('online')
    } catch (error) {
      await show(isApiError(error) && error.kind === 'sessionExpired' ? 'signedOut' : 'offline')
    }
  }, [store, work, userId, show])

  // one round at a time: a second one would send the same results, which is harmless and a waste
  const sendNow = useCallback(() => {
    running.current ??= round().finally(() => { running.current = null })
  }, [round])

  useEffect(() => {
    void show().then(sendNow)
    let timer = setTimeout(again, EVERY_MS)
    function again() {
      sendNow()
      timer = setTimeout(again, EVERY_MS)
    }
    const awake = () => { if (document.visibilityState === 'visible') sendNow() }
    window.addEventListener('online', sendNow)
    document.addEventListener('visibilitychange', awake)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', sendNow)
      document.removeEventListener('visibilitychange', awake)
    }
  }, [show, sendNow])

  const keepEntry = async (kept: KeptEntry) => {
    await store.keepEntry(kept)
    await show()
    sendNow()
  }

  return {
    ...state,
    sendNow,
    keep: (result) => keepEntry({ userId, result, refusal: null }),
    keepSkip: (skip) => keepEntry({ userId, skip, refusal: null }),
    async discard(clientId) {
      await store.dropEntry(clientId)
      await show()
    },
  }
}
