import { pushedWarning, warnings } from '@smart-fire/api-client/warnings'
import { useAlarmClientPart, useAlarmUpdates, useClient } from '@smart-fire/dialogs/provider'
import { useEffect, useRef, useState } from 'react'
import { offered } from '../../lib/offered'
import { applyList, applyPushed, type OpenWarnings } from './open-warnings'

/** More open warnings than these are not read at once: the list tells the rest. */
const MOST = 100

export interface Watch {
  open: OpenWarnings
  /** how many are open on the server as far as this page knows, those included that were not read */
  total: number
  /** forgets the open warnings on this page; they stay open on the server */
  putAside: () => void
}

/** Follows the open early warnings: pushed ones at once, and the list whenever the alarm link is up again. `onNews` runs for raised ones only. */
export function useOpenWarnings(onNews: (news: ReturnType<typeof applyPushed>['news']) => void): Watch {
  const client = useClient()
  const isLive = useAlarmClientPart(({ link }) => link === 'live')
  const [{ open, unread }, setKnown] = useState<{ open: OpenWarnings; unread: number }>({ open: new Map(), unread: 0 })
  const latest = useRef(open)
  const aside = useRef(new Set<string>())
  const set = (next: OpenWarnings, more?: number) => {
    latest.current = next
    setKnown((before) => ({ open: next, unread: more ?? before.unread }))
  }

  useAlarmUpdates((update) => {
    if (update.type !== 'warnings.changed') return
    const { open: next, news } = applyPushed(latest.current, update.warnings.flatMap((wire) => pushedWarning(wire) ?? []))
    set(next)
    if (news.length > 0) onNews(news)
  })

  useEffect(() => {
    if (!isLive) return
    const left = new AbortController()
    const before = latest.current
    offered(client.with(warnings).earlyWarnings.list({ page: 1, limit: MOST, handled: false }, left.signal))
      // a push that came meanwhile is newer than this list: the next change of the link reads it again
      .then((read) => read && latest.current === before && set(applyList(before, read.rows, aside.current), Math.max(read.total - read.rows.length, 0)))
      // the overview and the list say when warnings cannot be read; this bar only tells of those it knows
      .catch(() => undefined)
    return () => left.abort()
  }, [client, isLive])

  return {
    open,
    total: open.size + unread,
    putAside: () => {
      for (const id of latest.current.keys()) aside.current.add(id)
      set(new Map(), 0)
    },
  }
}
