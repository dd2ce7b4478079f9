import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react'
import { AlarmFeedActor } from '../alarm-feed.actor'
import type { FeedEntry } from '../alarm-feed.types'
import { inOrder } from '../feed/feed-entries'

/**
 * The entries in an order that does not change while the pointer or the focus is in the list: a button must not move
 * away before a click (trust A3). Entries that came since are counted and shown on request; ended entries are removed at once.
 */
export function useSteadyEntries() {
  const entries = AlarmFeedActor.useSelector(({ context }) => context.entries)
  const [held, setHeld] = useState<readonly string[] | null>(null)
  const ordered = useMemo(() => inOrder(entries), [entries])
  const current = () => ordered.map(({ alarm }) => alarm.key)
  const steady = useMemo(() => (held ? byKeys(entries, held) : ordered), [entries, held, ordered])
  return {
    entries: steady,
    arrived: entries.length - steady.length,
    show: () => setHeld(current()),
    handlers: {
      onPointerEnter: () => setHeld((before) => before ?? current()),
      onFocus: () => setHeld((before) => before ?? current()),
      onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) => {
        if (!currentTarget.matches(':focus-within')) setHeld(null)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
        if (!currentTarget.contains(relatedTarget) && !currentTarget.matches(':hover')) setHeld(null)
      },
    },
  }
}

function byKeys(entries: readonly FeedEntry[], keys: readonly string[]): FeedEntry[] {
  const found = new Map(entries.map((entry) => [entry.alarm.key, entry]))
  return keys.flatMap((key) => found.get(key) ?? [])
}
