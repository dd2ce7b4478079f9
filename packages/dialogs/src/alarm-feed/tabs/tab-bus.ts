/** Messages between the tabs of one operator. Each received message is validated, because any page of this origin can send one. */
export type TabMessage =
  | { type: 'acknowledged'; records: string[] }
  | { type: 'muted'; until: number }
  | { type: 'unmuted' }
  /** this tab sounds since then: the lease of a leader where the browser has no locks */
  | { type: 'claim'; tab: string; since: number }
  | { type: 'release'; tab: string }

export interface TabBus {
  post: (message: TabMessage) => void
  listen: (listener: (message: TabMessage) => void) => () => void
}

/**
 * A channel to the other tabs of this user in this browser; open only while this tab has a listener.
 * Without BroadcastChannel, or where the browser refuses it with its storage, a tab is alone, and then it sounds.
 */
export function createTabBus(userId: string): TabBus {
  const listeners = new Set<(message: TabMessage) => void>()
  let channel: BroadcastChannel | null = null
  const open = () => {
    channel = channelOf(tabGroupOf(userId))
    if (channel === null) return
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) for (const listener of [...listeners]) listener(data)
    }
  }
  const close = () => {
    channel?.close()
    channel = null
  }
  return {
    post: (message) => channel?.postMessage(message),
    listen(listener) {
      if (listeners.size === 0) open()
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) close()
      }
    },
  }
}

function channelOf(group: string): BroadcastChannel | null {
  try {
    return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(group)
  } catch {
    return null
  }
}

/** Names the tabs of one operator, for the channel and the locks. */
export function tabGroupOf(userId: string): string {
  return `smart-fire.alarm-feed.${userId}`
}

function isTabMessage(data: unknown): data is TabMessage {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const fields = data as Record<string, unknown>
  switch (fields.type) {
    case 'acknowledged':
      return Array.isArray(fields.records) && fields.records.every((record) => typeof record === 'string')
    case 'muted':
      return typeof fields.until === 'number'
    case 'claim':
      return typeof fields.tab === 'string' && typeof fields.since === 'number'
    case 'release':
      return typeof fields.tab === 'string'
    case 'unmuted':
      return true
    default:
      return false
  }
}
