import { holdLock } from './hold-lock'
import type { Leadership, LeadListener } from './leadership.types'
import { leaseLeadership } from './lease'
import type { TabBus } from './tab-bus'

export interface LeadershipOptions {
  /** names the tabs that compete */
  group: string
  bus: TabBus
  listener: LeadListener
  locks?: LockManager | undefined
}

/** Web Locks where the browser has them (a secure page), else a lease over the bus. */
export function createLeadership({ group, bus, listener, locks = browserLocks() }: LeadershipOptions): Leadership {
  return locks ? lockLeadership(locks, `${group}.sound`, listener, () => leaseLeadership(bus, listener)) : leaseLeadership(bus, listener)
}

/** The browser gives the lock to the next tab within milliseconds when a tab is closed or crashes. */
function lockLeadership(locks: LockManager, name: string, listener: LeadListener, fallback: () => Leadership): Leadership {
  let attempt: AbortController | null = null
  let lease: Leadership | null = null
  return {
    compete() {
      if (attempt !== null) return
      const current = new AbortController()
      attempt = current
      const { signal } = current
      listener.onLost()
      holdLock(locks, name, signal, () => listener.onGained()).catch(() => {
        // refused for another reason than our own abort: silence would be worse than a second sound
        if (signal.aborted) return
        lease = fallback()
        listener.onGained()
        lease.compete()
      })
    },
    retire() {
      attempt?.abort()
      attempt = null
      lease?.retire()
      lease = null
    },
  }
}

function browserLocks(): LockManager | undefined {
  return typeof navigator === 'undefined' ? undefined : (navigator as Partial<Navigator>).locks
}
