import { pushedWarning, warnings, type PushedWarning } from '@smart-fire/api-client/warnings'
import { useAlarmClientPart, useAlarmUpdates, useClient } from '@smart-fire/dialogs/provider'
import { useEffect, useRef, useState } from 'react'
import { offered } from '../../lib/offered'
import { applyList, applyPushed, type OpenWarnings } from './open-warnings'

/** More open warnings than these are not read at once: the list tells the rest. */
const MOST = 100
/** A list that could not be read is read again. */
export const RETRY_MS = 30_000

export interface Watch {
  open: OpenWarnings
  /** how many are open on the server as far as this page knows, those included that were not read */
  total: number
  /** forgets the open warnings on this page; they stay open on the server */
  putAside: () => void
}

interface Known {
  open: OpenWarnings
  /** open ones beyond those that were read */
  unread: number
}

const NONE: Known = { open: new Map(), unread: 0 }

/** Follows the open early warnings: pushed ones at once, and the list whenever the alarm link is up again. `onNews` runs for raised ones only. */
export function useOpenWarnings(onNews: (news: readonly PushedWarning[]) => void): Watch {
  const client = useClient()
  // a heartbeat that waits for its reply after a quiet time is no new link: nothing was missed
  const isLive = useAlarmClientPart(({ link }) => link === 'live' || link === 'awaitingReply')
  const [{ open, unread }, setKnown] = useState(NONE)
  const [readings, setReadings] = useState(0)
  const latest = useRef(NONE)
  const aside = useRef(new Set<string>())
  /** what was pushed while the list is being read: it may be newer than the list; null: no list is being read */
  const meanwhile = useRef<PushedWarning[] | null>(null)
  const set = (known: Known) => {
    latest.current = known
    setKnown(known)
  }

  useAlarmUpdates((update) => {
    if (update.type !== 'warnings.changed') return
    const pushed = update.warnings.flatMap((wire) => pushedWarning(wire) ?? [])
    meanwhile.current?.push(...pushed)
    const { open: next, news } = applyPushed(latest.current.open, pushed)
    set({ ...latest.current, open: next })
    // only the list tells which of the others are open
    if (next.size === 0 && latest.current.unread > 0) setReadings((count) => count + 1)
    if (news.length > 0) onNews(news)
  })

  useEffect(() => {
    if (!isLive) return
    const left = new AbortController()
    let retry: ReturnType<typeof setTimeout> | undefined
    const read = async () => {
      meanwhile.current = []
      const list = await offered(client.with(warnings).earlyWarnings.list({ page: 1, limit: MOST, handled: false }, left.signal))
      if (list === null || left.signal.aborted) return
      const listed = applyList(latest.current.open, list.rows, aside.current)
      const late = meanwhile.current.filter(({ id }) => !aside.current.has(id))
      set({ open: applyPushed(listed, late).open, unread: Math.max(list.total - list.rows.length, 0) })
    }
    const readUntilDone = () => {
      void read()
        // what is known stays on the screen; the overview and the list say that warnings cannot be read
        .catch(() => { if (!left.signal.aborted) retry = setTimeout(readUntilDone, RETRY_MS) })
        .finally(() => { if (!left.signal.aborted) meanwhile.current = null })
    }
    readUntilDone()
    return () => {
      left.abort()
      clearTimeout(retry)
    }
  }, [client, isLive, readings])

  return {
    open,
    total: open.size + unread,
    putAside: () => {
      for (const id of latest.current.open.keys()) aside.current.add(id)
      set(NONE)
    },
  }
}
