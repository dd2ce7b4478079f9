import type { Leadership, LeadListener } from './leadership.types'
import type { TabBus, TabMessage } from './tab-bus'

/** A leader that has sent nothing for this long is gone (trust A5.6). */
export const LEASE_MS = 3_000
export const CLAIM_MS = 1_000

interface Claim {
  tab: string
  since: number
}

/**
 * For pages without Web Locks (plain http). Every tab that can sound sends a claim; a tab is silent only while it receives
 * an earlier claim. The tab with the earliest claim never yields, so one always sounds; for a moment two may.
 */
export function leaseLeadership(bus: TabBus, listener: LeadListener, clock: LeaseClock = BROWSER): Leadership {
  const tab = clock.name()
  let own: Claim | null = null
  let leads = true
  let stopListening: () => void = () => undefined
  let claimTimer: unknown = null
  let leaseTimer: unknown = null

  const set = (next: boolean) => {
    if (next === leads) return
    leads = next
    if (next) listener.onGained()
    else listener.onLost()
  }
  const lead = () => {
    clock.clearTimeout(leaseTimer)
    leaseTimer = null
    set(true)
  }
  const claim = () => {
    clock.clearTimeout(claimTimer)
    if (!own) return
    if (leads) bus.post({ type: 'claim', ...own })
    claimTimer = clock.setTimeout(claim, CLAIM_MS)
  }
  const receive = (message: TabMessage) => {
    if (!own) return
    if (message.type === 'release') lead()
    if (message.type !== 'claim') return
    if (isBefore(message, own)) {
      set(false)
      clock.clearTimeout(leaseTimer)
      leaseTimer = clock.setTimeout(lead, LEASE_MS)
    } else if (leads) {
      // a younger tab that has not received our claim yet
      bus.post({ type: 'claim', ...own })
    }
  }

  return {
    compete() {
      if (own) return
      own = { tab, since: clock.now() }
      // it may have followed before it retired, and the leader of that time may be gone
      set(true)
      stopListening = bus.listen(receive)
      claim()
    },
    retire() {
      if (!own) return
      if (leads) bus.post({ type: 'release', tab })
      own = null
      stopListening()
      clock.clearTimeout(claimTimer)
      clock.clearTimeout(leaseTimer)
    },
  }
}

/** The earlier claim wins; of two in the same millisecond the one with the smaller name. */
function isBefore(a: Claim, b: Claim): boolean {
  return a.since === b.since ? a.tab < b.tab : a.since < b.since
}

export interface LeaseClock {
  now: () => number
  setTimeout: (run: () => void, ms: number) => unknown
  clearTimeout: (timer: unknown) => void
  /** a name that no other tab has; `crypto.randomUUID` is missing on plain http */
  name: () => string
}

const BROWSER: LeaseClock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => setTimeout(run, ms),
  clearTimeout: (timer) => clearTimeout(timer as number),
  name: () => [...crypto.getRandomValues(new Uint32Array(2))].map((part) => part.toString(36)).join(''),
}
