import { isApiError } from '@smart-fire/api-client'
import type { InspectionWorkCalls, NewResult } from '@smart-fire/api-client/inspection-work'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { DeviceStore, KeptEntry, KeptTasks, NewSkip } from './device-store'
import { sendResults } from './send-results'

/** Whether the server was reached last. `unkept`: it was, but the phone has no room for the tasks, so they are not there without a connection. */
export type Link = 'online' | 'unkept' | 'offline' | 'signedOut'

/** so often what waits is sent, while the page is open */
const EVERY_MS = 30_000

export interface Device {
  link: Link
  tasks: KeptTasks | null
  /** what this user has not sent yet, with what the server refused */
  waiting: readonly KeptEntry[]
  /** of these, by client id, what the server failed at in the last round: each round sends it again */
  failed: ReadonlySet<string>
  /** true until the store was read */
  opening: boolean
  /** the store could not be read: what is on the phone is not known */
  unread: boolean
  /** It rejects, as the writes after it do, when the store of the phone does not take it; then nothing has changed. */
  keep: (result: NewResult) => Promise<void>
  /** Leaves a point out. */
  keepSkip: (skip: NewSkip) => Promise<void>
  discard: (clientId: string) => Promise<void>
  /** Sends what the server has refused once more, and now: the reason may have passed. */
  sendAgain: (kept: KeptEntry) => Promise<void>
  sendNow: () => void
}

/** The tasks and results of a user on this device, kept in step with the server whenever there is a connection. */
export function useDevice(store: DeviceStore, work: InspectionWorkCalls, userId: string): Device {
  const [state, setState] = useState<Pick<Device, 'link' | 'tasks' | 'waiting' | 'failed' | 'opening' | 'unread'>>({ link: 'offline', tasks: null, waiting: [], failed: new Set(), opening: true, unread: false })
  const running = useRef<Promise<void> | null>(null)
  const keptMeanwhile = useRef(false)
  // the newest tasks, when the phone has no room for them: they are there as long as the page is open
  const unkept = useRef<KeptTasks | null>(null)

  const show = useCallback(async (link?: Link, failed?: ReadonlySet<string>, loaded?: KeptTasks) => {
    const [tasks, entries] = [loaded ?? unkept.current ?? await store.tasks(userId), await store.entries()]
    setState((last) => ({ link: link ?? last.link, failed: failed ?? last.failed, tasks, waiting: entries.filter((kept) => kept.userId === userId), opening: false, unread: false }))
  }, [store, userId])
  const fail = useCallback(() => setState((last) => ({ ...last, unread: true })), [])

  const round = useCallback(async () => {
    const { outcome, failed } = await sendResults(store, work, userId)
    if (outcome !== 'sent') return show(outcome, failed)
    let loaded: KeptTasks
    try {
      loaded = { userId, own: await work.mine(), loadedAt: Date.now() }
    } catch (error) {
      return show(isApiError(error) && error.kind === 'sessionExpired' ? 'signedOut' : 'offline', failed)
    }
    unkept.current = await store.keepTasks(loaded).then(() => null, () => loaded)
    await show(unkept.current === null ? 'online' : 'unkept', failed, loaded)
  }, [store, work, userId, show])

  // one round at a time: a second one would send the same results, which is harmless and a waste. What was kept since a round has begun gets one more
  const sendNow = useCallback(() => {
    const rounds = async () => {
      do {
        keptMeanwhile.current = false
        await round()
      } while (keptMeanwhile.current)
    }
    running.current ??= rounds().catch(fail).finally(() => { running.current = null })
  }, [round, fail])

  useEffect(() => {
    void show().then(sendNow, fail)
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
  }, [show, sendNow, fail])

  // what is on disk counts, also when it cannot be read back: that is said by itself, and the one who waits for the write is not told that it failed
  const showWritten = () => show().catch(fail)
  const keepEntry = async (kept: KeptEntry) => {
    await store.keepEntry(kept)
    keptMeanwhile.current = true
    await showWritten()
    sendNow()
  }

  return {
    ...state,
    sendNow,
    keep: (result) => keepEntry({ userId, result, refusal: null }),
    keepSkip: (skip) => keepEntry({ userId, skip, refusal: null }),
    sendAgain: (kept) => keepEntry({ ...kept, refusal: null }),
    async discard(clientId) {
      await store.dropEntry(clientId)
      await showWritten()
    },
  }
}
