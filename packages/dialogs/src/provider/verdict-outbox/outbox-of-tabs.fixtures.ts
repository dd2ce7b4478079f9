import type { FireVerdict, RecordVerdict } from '@smart-fire/api-client'
import { vi } from 'vitest'
import { createVerdictOutbox } from './create-verdict-outbox'
import type { StoredVerdict, VerdictStore } from './pending-verdict'
import type { VerdictOutbox } from './verdict-outbox'

export const REAL_FIRE: FireVerdict = { kind: 'general', id: '7', category: '1', verdict: '1' }

/** One of several tabs of a browser. */
interface Tab extends VerdictOutbox {
  sent: RecordVerdict[]
  accepted: RecordVerdict[]
  /** the server's response to this tab's calls; immediate success unless set otherwise */
  respond: () => Promise<void>
  /** The tab crashes: nothing of it runs any more. */
  crash: () => void
}

/** Tabs that share one storage; each is notified when another has written, as with `storage` events. Uses vitest's clock. */
export function openBrowser() {
  let kept = '[]'
  let isSlow = false
  const listeners = new Map<object, () => void>()
  const storeOf = (tab: object): VerdictStore => ({
    load: () => JSON.parse(kept) as unknown,
    save(verdicts) {
      if (gone.has(tab)) return
      kept = JSON.stringify(verdicts)
      for (const [other, listener] of listeners) if (other !== tab && !isSlow) listener()
    },
    subscribe(listener) {
      listeners.set(tab, listener)
      return () => listeners.delete(tab)
    },
  })
  const gone = new Set<object>()
  return {
    stored: () => JSON.parse(kept) as StoredVerdict[],
    clearStorage: () => void (kept = '[]'),
    /** From now on `storage` events are still under way to the other tabs. */
    withholdEvents: () => void (isSlow = true),
    /** written by an earlier page */
    store: (verdicts: readonly StoredVerdict[]) => void (kept = JSON.stringify(verdicts)),
    open(person?: string): Tab {
      const tab = {}
      const wire = { sent: [] as RecordVerdict[], accepted: [] as RecordVerdict[], respond: () => Promise.resolve() }
      const outbox = createVerdictOutbox({
        store: storeOf(tab),
        now: () => vi.getMockedSystemTime()?.getTime() ?? Number.NaN,
        onAccepted: (verdict) => wire.accepted.push(verdict),
        send: ({ verdict }) => {
          if (gone.has(tab)) return new Promise(() => undefined)
          wire.sent.push(verdict)
          return all.respond()
        },
        ...(person === undefined ? {} : { person }),
      })
      outbox.follow()
      const all: Tab = Object.assign(outbox, wire, {
        crash() {
          gone.add(tab)
          listeners.delete(tab)
        },
      })
      return all
    },
  }
}

export const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)
