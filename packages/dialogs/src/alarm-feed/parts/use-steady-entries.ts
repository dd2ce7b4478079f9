import { useMemo, useState, type FocusEvent, type PointerEvent } from 'react'
import { AlarmFeedActor } from '../alarm-feed.actor'
import type { FeedEntry } from '../alarm-feed.types'
import { inOrder } from '../feed/feed-entries'

interface Order {
  keys: readonly string[]
  received: number
}

/**
 * The entries in an order that does not change while the pointer or the focus is in the list: a button must not move
 * away before a click (trust A3). New entries are counted and shown on request; ended entries are removed at once.
 */
export function useSteadyEntries() {
  const entries = AlarmFeedActor.useSelector(({ context }) => context.entries)
  const received = AlarmFeedActor.useSelector(({ context }) => context.received)
  const [held, setHeld] = useState<Order | null>(null)
  const ordered = useMemo(() => inOrder(entries), [entries])
  const current = () => ({ keys: ordered.map(({ alarm }) => alarm.key), received })
  const steady = useMemo(() => (held ? byKeys(entries, held.keys) : ordered), [entries, held, ordered])
  return {
    entries: steady,
    arrived: held ? received - held.received : 0,
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
